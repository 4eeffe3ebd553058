import Foundation
import Subprocesses

/// Counts instructions where the machine has no counter, by running the program in callgrind. The count is
/// the same each time. See the manual of Valgrind, chapter 6.
package struct Callgrind: Sendable {
    private let folder: URL

    /// Nil where `valgrind` or `strip` is not installed.
    package init?() {
        guard Subprocess.canRun("valgrind", "--version"), Subprocess.canRun("strip", "--version")
        else { return nil }
        folder = FileManager.default.temporaryDirectory
            .appending(path: "triptych-callgrind-\(ProcessInfo.processInfo.processIdentifier)")
    }

    /// The instructions of each piece of work that `program` counts, in order.
    ///
    /// The first two are those that ``Counter/init()`` counts: known work, and an empty piece of work, whose
    /// instructions are subtracted.
    package func instructions(of program: URL, arguments: [String]) throws -> [Int] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let copy = try stripped(program)
        let output = folder.appending(path: "calls")
        let function = "runtime_counters_count"
        let options = [
            "-q", "--tool=callgrind", "--toggle-collect=\(function)", "--dump-after=\(function)",
            "--callgrind-out-file=\(output.path)", "--log-file=\(folder.path)/log",
        ]
        try Subprocess.repeatable(["valgrind"] + options + [copy.path] + arguments).lines()
        let totals = try totals(after: output)
        return totals.dropFirst(2).map { $0 - totals[1] }
    }

    /// A copy without debug information: Valgrind fails to read that of Swift programs.
    private func stripped(_ program: URL) throws -> URL {
        let copy = folder.appending(path: "program")
        try Subprocess.repeatable(["strip", "-g", "-o", copy.path, program.path]).lines()
        return copy
    }

    /// Callgrind writes a file after each call: `calls.1`, `calls.2`, and so on.
    private func totals(after output: URL) throws -> [Int] {
        var totals: [Int] = []
        while let text = try? String(
            contentsOfFile: "\(output.path).\(totals.count + 1)", encoding: .utf8)
        {
            guard let match = text.firstMatch(of: /totals: ([0-9]+)/), let total = Int(match.1)
            else {
                throw CallgrindError(file: "\(output.path).\(totals.count + 1)")
            }
            totals.append(total)
        }
        guard totals.count >= 2 else {
            throw CallgrindError(file: "\(output.path).\(totals.count + 1)")
        }
        return totals
    }
}

/// Callgrind has written no total where one was expected.
struct CallgrindError: Error, CustomStringConvertible {
    let file: String

    var description: String { "callgrind has written no line \"totals: N\" in \(file)" }
}
