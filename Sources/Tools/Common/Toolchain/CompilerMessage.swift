import Foundation

/// An error or a warning of the compiler.
package struct CompilerMessage: Equatable, Hashable, Sendable {
    package enum Kind: String, Sendable {
        case error, warning
    }

    package let kind: Kind
    /// The path from the root of the package.
    package let path: String
    package let line: Int
    /// The byte in the line, counted from 1.
    package let column: Int
    package let text: String

    /// The file and the line.
    package var place: String { "\(path):\(line)" }

    /// The messages in the output of a build, each once.
    package static func all(in output: String, of package: URL) -> [CompilerMessage] {
        let root = package.path + "/"
        var seen: Set<CompilerMessage> = []
        return output.split(separator: "\n").compactMap { line in
            guard
                let match = line.wholeMatch(
                    of: #/(/.+?):(\d+):(\d+): (error|warning): (.+)/#),
                let number = Int(match.2), let column = Int(match.3),
                let kind = Kind(rawValue: String(match.4))
            else { return nil }
            let path = String(match.1)
            return CompilerMessage(
                kind: kind,
                path: path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path,
                line: number, column: column, text: String(match.5))
        }.filter { seen.insert($0).inserted }
    }
}

extension [CompilerMessage] {
    /// Those about missing code first, such as `expected '}' in class`, because a missing brace causes errors in the lines
    /// above it, too.
    package var missingCodeFirst: [CompilerMessage] {
        filter { $0.text.hasPrefix("expected ") } + filter { !$0.text.hasPrefix("expected ") }
    }
}
