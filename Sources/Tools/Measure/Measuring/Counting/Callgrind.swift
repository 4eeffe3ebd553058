import Foundation
import Synchronization
import Toolchain

/// Counts instructions where the machine has no counter, by running a program in callgrind. The count is the same each
/// time. See the manual of Valgrind, chapter 6.
package final class Callgrind: Sendable {
    private let folder: TemporaryFolder
    private let idle = Mutex<[Session]>([])
    private var program: URL { folder.url.appending(path: "program") }

    /// Returns nil if `valgrind` or `strip` is not installed.
    ///
    /// - Parameter program: The program to count. It is run as a copy without debug information, because valgrind can't
    ///   read the debug information of Swift programs.
    package init?(running program: URL) throws {
        guard Subprocess.canRun("valgrind", "--version"), Subprocess.canRun("strip", "--version")
        else { return nil }
        folder = try TemporaryFolder(in: FileManager.default.temporaryDirectory, below: ".")
        try Subprocess.repeatable(["strip", "-g", "-o", self.program.path, program.path]).run()
            .expectSuccess(of: "strip")
    }

    /// The instructions of an order, for which the program counts one piece of work. Several calls may run at a time.
    ///
    /// Leaves out the first two calls of the counting function, which ``Counter/init()`` makes: known work, and an empty
    /// piece of work. The instructions of the empty one are subtracted.
    ///
    /// - Parameters:
    ///   - name: The name of the order in an error.
    ///   - arguments: The arguments of the program, with which it carries out each order that it reads.
    package func instructions(
        of order: some Encodable, named name: String, arguments: [String]
    ) throws -> Int {
        let session = idle.withLock { $0.popLast() } ?? session(arguments)
        defer { idle.withLock { $0.append(session) } }
        let _: Counts = try session.processes.answer(to: order, named: name)
        let totals = try totals(of: session)
        guard totals.count == 3 else {
            throw MeasuringError("callgrind has counted no instructions of \(name)")
        }
        return totals[2] - totals[1]
    }

    /// A start of valgrind, which takes a second. It waits for orders between two calls.
    private struct Session: Sendable {
        let processes: ForkedProcesses
        /// How the names of its files begin. The number of the process and of the counted call follow.
        let files: String
    }

    private func session(_ arguments: [String]) -> Session {
        let files = "calls-\(UUID().uuidString)-"
        let output = folder.url.appending(path: files).path
        let function = "runtime_counters_count"
        let options = [
            "-q", "--tool=callgrind", "--toggle-collect=\(function)", "--dump-after=\(function)",
            "--callgrind-out-file=\(output)%p", "--log-file=\(output)log",
        ]
        let words = ["valgrind"] + options + [program.path] + arguments
        return Session(processes: ForkedProcesses(of: .repeatable(words)), files: files)
    }

    /// The total of each counted call of the last process. Callgrind writes a file after each: `calls-…-7.1`,
    /// `calls-…-7.2`, and so on, where 7 is the process. They are removed.
    private func totals(of session: Session) throws -> [Int] {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
            .filter { $0.hasPrefix(session.files) }
        var totals: [Int: Int] = [:]
        for name in files {
            let file = folder.url.appending(path: name)
            guard let call = name.split(separator: ".").last.flatMap({ Int($0) }) else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            totals[call] = text.firstMatch(of: /totals: ([0-9]+)/).flatMap { Int($0.1) }
            try FileManager.default.removeItem(at: file)
        }
        return totals.sorted { $0.key < $1.key }.map(\.value)
    }
}
