import Foundation
import Reporting

/// An error or a warning of the compiler.
package struct CompilerMessage: Equatable, Hashable, Sendable {
    package enum Kind: String, Sendable {
        case error, warning
    }

    package let kind: Kind
    /// The path from the root of the package.
    package let path: String
    package let line: Int
    package let text: String

    /// Those in the output of a build, each once.
    static func all(in output: String, of package: URL) -> [CompilerMessage] {
        let root = package.path + "/"
        return output.split(separator: "\n").compactMap { line in
            guard let match = line.wholeMatch(of: #/(/.+?):(\d+):\d+: (error|warning): (.+)/#),
                let number = Int(match.2), let kind = Kind(rawValue: String(match.3))
            else { return nil }
            let path = String(match.1)
            return CompilerMessage(
                kind: kind,
                path: path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path,
                line: number, text: String(match.4))
        }.uniqued()
    }
}
