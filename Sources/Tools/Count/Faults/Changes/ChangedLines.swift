import SwiftTokens

/// The lines of a file that a change adds or edits. A line whose indentation alone has changed is none of them.
struct ChangedLines {
    private let code: SwiftText
    /// Counted from 1.
    private let numbers: Set<Int>

    /// - Parameter old: The text before the change; nil for a new file.
    init(from old: String?, to new: String) {
        let difference = Self.lines(of: new).difference(from: Self.lines(of: old ?? ""))
        code = SwiftText(new)
        numbers = Set(
            difference.insertions.map { insertion in
                guard case .insert(let offset, _, _) = insertion else { return 0 }
                return offset + 1
            })
    }

    /// Whether what a fault changes is in one of these lines. A statement that stays is not edited by a new statement in its
    /// block, so blocks inside the changed code do not count.
    func contain(_ fault: Fault) -> Bool {
        if numbers.contains(fault.line) { return true }
        var depth = 0
        return code.tokens(in: fault.change.range).contains { token in
            let text = code.text(token.range)
            if token.kind == .symbol, ["{", "}"].contains(text) {
                depth += text == "{" ? 1 : -1
                return false
            }
            return depth == 0 && token.kind != .comment
                && numbers.contains(code.line(at: token.range.lowerBound))
        }
    }

    private static func lines(of text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.drop { $0 == " " }
        }
    }
}
