import Console
import Foundation
import SwiftTokens

extension Fault {
    /// The kind and what is changed, such as `call removed: view?.show()`.
    var summary: String {
        let before = change.before.onOneLine
        let after = change.after.onOneLine
        let text =
            switch kind {
            // The changed text alone would not show what is wrong.
            case .returnedEarly, .referenceStrong, .captureStrong, .captureAdded: lineText
            case .bindingRepeated: before
            default: after.isEmpty ? before : "\(before) → \(after)"
            }
        return "\(kind.rawValue): \(text)".printable
    }

    /// Such as `MVP-12  Sources/Architectures/MVP/A.swift:7  call removed: view?.show()`.
    package func line(noting note: String = "") -> String {
        "  \(id)  \(place)  \(summary)" + (note.isEmpty ? "" : "  (\(note.printable))")
    }

    /// The lines before and after the change, as in a patch.
    ///
    /// - Parameter text: The text of its file.
    func difference(in text: String) -> String {
        let code = SwiftText(text)
        let range = change.range
        let start = code.range(ofLine: code.line(at: range.lowerBound)).lowerBound
        let end = code.range(ofLine: code.line(at: range.upperBound)).upperBound
        let after =
            code.text(start..<range.lowerBound) + change.after + code.text(range.upperBound..<end)
        return ([line(), ""] + Self.marked(code.text(start..<end), "-") + Self.marked(after, "+"))
            .joined(separator: "\n")
    }

    private static func marked(_ text: String, _ sign: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.allSatisfy(\.isWhitespace) }.map { sign + $0 }
    }
}

extension FaultOutcome {
    /// The fault, and everything that caught it.
    package var text: String {
        let lines =
            switch verdict {
            case .caught(let catches):
                Finder.allCases.compactMap { finder in
                    catches[finder].map { "    \(finder.title): \($0)" }
                }
            case .missed(true): ["    survived"]
            case .missed(false): ["    survived, because its code never runs"]
            case .equivalent(let reason): ["    survived, but nobody can notice it: \(reason)"]
            case .doesNotCompile(let error): ["    does not compile: \(error)"]
            }
        return ([fault.line()] + lines).joined(separator: "\n")
    }
}
