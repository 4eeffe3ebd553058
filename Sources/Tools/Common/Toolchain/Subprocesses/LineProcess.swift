import Dispatch
import Foundation

/// A program that answers each line of its input with a line, for as long as it runs. The program ends when the last
/// reference is released.
package final class LineProcess: Sendable {
    private let process: Process
    private let input = Pipe()
    private let output = Pipe()
    private let errors: FileHandle
    private let limit: Duration?
    /// Waits for answers, because waiting blocks a thread. So there is one question at a time.
    private let queue = DispatchQueue(label: "LineProcess")

    /// Starts a program.
    ///
    /// - Parameter subprocess: The program. Its time limit applies to each answer.
    package init(_ subprocess: Subprocess) throws {
        BrokenPipe.becomesAnError()
        process = subprocess.process
        limit = subprocess.limit
        errors = try FileHandle.unnamedFile()
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        try process.run()
    }

    deinit {
        // A program that hangs does not end at the end of its input, so kill it.
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        // Close the files here, because Foundation keeps the `Process` with its files for some time.
        for file in [input.fileHandleForWriting, output.fileHandleForReading, errors] {
            try? file.close()
        }
    }

    var identifier: Int32 { process.processIdentifier }

    /// Writes a line, and waits for the answer.
    ///
    /// - Throws: `LineProcessError` if the program has ended, or does not answer in time; it is ended then.
    package func answer(to line: Data) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            queue.async {
                continuation.resume(with: Result { try self.answerBlocking(to: line) })
            }
        }
    }

    /// Writes a line, and blocks this thread until the answer is there.
    package func answerBlocking(to line: Data) throws -> Data {
        var answer = Data()
        let reachedLimit = RunningSubprocesses.include(process.processIdentifier, limit: limit) {
            // Ignore an error here. It means that the program has ended, so there will be no answer, either.
            try? input.fileHandleForWriting.write(contentsOf: line + [newline])
            while answer.last != newline, case let part = output.fileHandleForReading.availableData,
                !part.isEmpty
            {
                answer += part
            }
            if answer.last != newline { process.waitUntilExit() }
        }
        if answer.last == newline { return answer.dropLast() }
        try errors.seek(toOffset: 0)
        let notes = String(decoding: try errors.readToEnd() ?? Data(), as: UTF8.self)
        let run = SubprocessRun(
            code: process.terminationStatus,
            wasSignalled: process.terminationReason == .uncaughtSignal, reachedLimit: reachedLimit,
            errors: notes)
        throw LineProcessError(run: run, limit: limit)
    }
}

/// A program ended instead of answering.
package struct LineProcessError: Error, CustomStringConvertible {
    package let run: SubprocessRun
    /// The time limit for the answer; nil if there was none.
    let limit: Duration?

    /// How it ended, and the line of its error output that says why.
    package var description: String {
        let lines = run.errors.split(separator: "\n")
        let reason = lines.first { $0.contains("Fatal error:") } ?? lines.last
        let ending =
            run.reachedLimit
            ? String(
                format: "it did not answer within %g s, its limit", (limit ?? .zero) / .seconds(1))
            : "it ended with \(run.ending)"
        return ending + (reason.map { ": \($0)" } ?? "")
    }
}

/// Writing to a pipe whose reader has ended.
package enum BrokenPipe {
    /// From now on, writing to a pipe that nobody reads fails with an error instead of ending the process
    /// in silence. A handler, unlike `SIG_IGN`, is not inherited by the programs that this one starts.
    package static func becomesAnError() {
        signal(SIGPIPE) { _ in }
    }
}
