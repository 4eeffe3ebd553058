import Foundation
import Reporting

extension Fault {
    /// The lines before and after the change, as in a patch.
    ///
    /// - Parameter package: The folder with the sources.
    package func difference(in package: URL) throws -> String {
        let code = SourceCode(
            try String(contentsOf: package.appending(path: path), encoding: .utf8))
        let newLine = UInt8(ascii: "\n")
        let range = change.range
        let start = code.bytes[..<range.lowerBound].lastIndex(of: newLine).map { $0 + 1 } ?? 0
        let end = code.bytes[range.upperBound...].firstIndex(of: newLine) ?? code.bytes.count
        let before = code.text(start..<end)
        let after =
            code.text(start..<range.lowerBound) + change.after
            + code.text(range.upperBound..<end)
        return ([line(), ""] + Self.marked(before, "-") + Self.marked(after, "+"))
            .joined(separator: "\n")
    }

    private static func marked(_ text: String, _ sign: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.allSatisfy(\.isWhitespace) }.map { sign + $0 }
    }
}

extension FaultOutcome {
    /// What caught the fault, in full.
    package var text: String {
        let lines =
            switch verdict {
            case .caught(let catches):
                Finder.allCases.compactMap { finder in
                    catches[finder].map { "    \(finder.rawValue): \($0)" }
                }
            case .missed(true): ["    caught by nobody"]
            case .missed(false): ["    caught by nobody: it never runs"]
            case .changesNothing(let reason): ["    changes nothing: \(reason)"]
            case .doesNotCompile(let error): ["    does not compile: \(error)"]
            }
        return ([fault.line()] + lines).joined(separator: "\n")
    }
}
