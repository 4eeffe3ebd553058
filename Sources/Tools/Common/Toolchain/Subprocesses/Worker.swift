import Foundation

/// A process that carries out orders: each is a line of JSON on its input, and so is each answer on its output.
package struct Worker {
    private let output: FileHandle

    /// From now on, everything that the process prints goes to standard error, so that nothing comes between the answers.
    package init() {
        output = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
        dup2(STDERR_FILENO, STDOUT_FILENO)
    }

    /// The next order; nil at the end of the input.
    package func order<Order: Decodable>() throws -> Order? {
        try readLine().map { try JSONDecoder().decode(Order.self, from: Data($0.utf8)) }
    }

    package func answer(_ answer: some Encodable) throws {
        try output.write(contentsOf: try JSONEncoder().encode(answer) + [newline])
    }
}

/// A worker process that answers one order at a time. If it has ended, it is started again for the next order.
package actor WorkerProcess {
    private let program: Subprocess
    private var process: LineProcess?
    /// The end of the last order. Each order waits for the one before, so that an order which ends the process ends no other.
    private var last: Task<Void, Never>?

    /// - Parameter program: The program. Its time limit applies to each answer.
    package init(_ program: Subprocess) {
        self.program = program
    }

    /// - Throws: `LineProcessError` if it did not answer, and `CancellationError` if the task was cancelled before the order's
    ///   turn.
    package func answer<Answer: Decodable & Sendable>(
        to order: some Encodable & Sendable
    ) async throws -> Answer {
        let before = last
        let work = Task<Answer, any Error> {
            await before?.value
            try Task.checkCancellation()
            return try await carryOut(order)
        }
        last = Task { _ = await work.result }
        return try await withTaskCancellationHandler {
            try await work.value
        } onCancel: {
            work.cancel()
        }
    }

    private func carryOut<Answer: Decodable & Sendable>(
        _ order: some Encodable & Sendable
    ) async throws -> Answer {
        let process = try process ?? LineProcess(program)
        self.process = process
        do {
            let answer = try await process.answer(to: try JSONEncoder().encode(order))
            return try JSONDecoder().decode(Answer.self, from: answer)
        } catch {
            self.process = nil
            throw error
        }
    }
}

extension SubprocessRun {
    /// The last answer of a worker; nil if it is not of this type.
    package func lastAnswer<Answer: Decodable>() -> Answer? {
        output.split(separator: newline).last.flatMap {
            try? JSONDecoder().decode(Answer.self, from: Data($0))
        }
    }
}

extension Subprocess {
    /// The text of an order, as a worker reads it. The keys are sorted, so that equal orders have the same text. A
    /// worker that counts allocations has this text on its heap, so another text could change the counts.
    package static func text(of order: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(order)
    }

    /// Has a worker carry out one order.
    package func answer<Answer: Decodable>(to order: some Encodable) throws -> Answer {
        let run = try run(input: try Self.text(of: order))
        guard run.succeeded, let answer: Answer = run.lastAnswer() else {
            throw LineProcessError(run: run, limit: limit)
        }
        return answer
    }
}
