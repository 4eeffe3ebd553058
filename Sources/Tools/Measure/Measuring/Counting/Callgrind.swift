import Foundation
import Toolchain

/// Counts instructions where the machine has no counter, by running a program in callgrind. The count is the same each
/// time. See the manual of Valgrind, chapter 6.
package final class Callgrind: Sendable {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "triptych-callgrind-\(UUID().uuidString)")
    private var program: URL { folder.appending(path: "program") }

    /// Returns nil if `valgrind` or `strip` is not installed.
    ///
    /// - Parameter program: The program to count. It is run as a copy without debug information, because valgrind can't
    ///   read the debug information of Swift programs.
    package init?(running program: URL) throws {
        guard Subprocess.canRun("valgrind", "--version"), Subprocess.canRun("strip", "--version")
        else { return nil }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Subprocess.repeatable(["strip", "-g", "-o", self.program.path, program.path]).lines()
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// The instructions of each piece of work that the program counts, in order. Several calls may run at a time.
    ///
    /// Leaves out the first two, which ``Counter/init()`` counts: known work, and an empty piece of work. The
    /// instructions of the empty one are subtracted from all others.
    package func instructions(arguments: [String], input: Data = Data()) throws -> [Int] {
        let output = folder.appending(path: "calls-\(UUID().uuidString)").path
        let function = "runtime_counters_count"
        let options = [
            "-q", "--tool=callgrind", "--toggle-collect=\(function)", "--dump-after=\(function)",
            "--callgrind-out-file=\(output)", "--log-file=\(output).log",
        ]
        try Subprocess.repeatable(["valgrind"] + options + [program.path] + arguments)
            .lines(input: input)
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
