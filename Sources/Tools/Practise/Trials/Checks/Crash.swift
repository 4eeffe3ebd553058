import Foundation
import Toolchain

/// The message of a program that crashed, read from its output.
package struct Crash {
    package let message: String
    /// A file and a line, if the runtime named them.
    package let place: String?
    package let details: String

    /// - Parameters:
    ///   - text: The part of the output to read; by default, all of it.
    ///   - package: The folder with the sources.
    package init(_ run: SubprocessRun, saying text: String? = nil, of package: URL) {
        let lines = (text ?? run.errors + run.text).split(separator: "\n").map(String.init)
        guard let fatal = lines.first(where: { $0.contains("Fatal error") }) else {
            // A program that is ended by a signal, for example after a stack overflow, prints no reason. So show its last
            // lines, which tell how far it got.
            let saysWhy = !run.wasSignalled && !lines.isEmpty
            message = saysWhy ? lines[0] : "it ended with \(run.ending)"
            place = nil
            let rest = saysWhy ? Array(lines.dropFirst().prefix(10)) : lines.suffix(10)
            details = ([run.ending] + rest).joined(separator: "\n")
            return
        }
        let match = fatal.firstMatch(of: #/^(.+?:\d+): (Fatal error.*)$/#)
        message = match.map { String($0.2) } ?? fatal
        place = match.map {
            PackageFiles.place(String($0.1), among: PackageFiles.paths(in: package))
        }
        details = run.ending
    }
}

extension Duration {
    package var inSeconds: String { "\(components.seconds) s" }
}
