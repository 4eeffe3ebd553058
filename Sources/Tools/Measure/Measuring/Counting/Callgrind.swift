import Foundation
import Subprocesses

/// Counts instructions where the machine has no counter, by running the program in callgrind. The count is
/// the same each time. See the manual of Valgrind, chapter 6.
package struct Callgrind: Sendable {
    /// Nil where `valgrind` or `strip` is not installed.
    package init?() {
        guard Subprocess.canRun("valgrind", "--version"), Subprocess.canRun("strip", "--version")
        else { return nil }
    }

    /// The instructions of each piece of work that `program` counts, in order.
    ///
    /// The first two are those that ``Counter/init()`` counts: known work, and an empty piece of work, whose
    /// instructions are subtracted.
    package func instructions(
        of program: URL, arguments: [String], input: Data = Data()
    ) throws -> [Int] {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "triptych-callgrind-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // Valgrind fails to read the debug information of Swift programs, so it runs a copy without it.
        let copy = folder.appending(path: "program").path
        try Subprocess.repeatable(["strip", "-g", "-o", copy, program.path]).lines()
        let output = folder.appending(path: "calls").path
        let function = "runtime_counters_count"
        let options = [
            "-q", "--tool=callgrind", "--toggle-collect=\(function)", "--dump-after=\(function)",
            "--callgrind-out-file=\(output)", "--log-file=\(folder.path)/log",
        ]
        try Subprocess.repeatable(["valgrind"] + options + [copy] + arguments).lines(input: input)
        let totals = Self.totals(in: output)
        guard totals.count > 2 else {
            throw MeasuringError("callgrind has counted no instructions of \(program.path)")
        }
        return totals.dropFirst(2).map { $0 - totals[1] }
    }

    /// Callgrind writes a file after each call: `calls.1`, `calls.2`, and so on.
    private static func totals(in output: String) -> [Int] {
        var totals: [Int] = []
        while let text = try? String(
            contentsOfFile: "\(output).\(totals.count + 1)", encoding: .utf8),
            let match = text.firstMatch(of: /totals: ([0-9]+)/), let total = Int(match.1)
        {
            totals.append(total)
        }
        return totals
    }
}
