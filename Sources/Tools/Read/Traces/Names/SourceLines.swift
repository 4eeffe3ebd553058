/// The lines of a file, to find the line on which a function ends.
package struct SourceLines {
    private let lines: [Substring]

    package init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// A line, counted from 1; empty if there is none.
    package subscript(number: Int) -> Substring {
        lines.indices.contains(number - 1) ? lines[number - 1] : ""
    }

    /// The line on which the braces that open on or after `first` are closed again; `first` itself if none
    /// open. Braces in comments and string literals do not count, except those in interpolated values.
    ///
    /// - Parameter column: The place in the first line to begin at, counted from 1.
    func lastLine(ofBlockFrom first: Int, column: Int = 1) -> Int {
        var scanner = BraceScanner()
        for number in stride(from: first, through: lines.count, by: 1) {
            let line = self[number]
            scanner.read(number == first ? line.dropFirst(max(0, column - 1)) : line)
            if scanner.hasClosed { return number }
        }
        return first
    }
}

/// Counts the braces of Swift code, line by line.
struct BraceScanner {
    private enum Surroundings: Equatable {
        case code
        /// The value within `\(…)`, with the parentheses open in it.
        case value(parentheses: Int)
        case text(isLong: Bool)
        case comment
    }

    private var surroundings: [Surroundings] = [.code]
    private var depth = 0

    /// Whether a brace has been opened, and all have been closed.
    private(set) var hasClosed = false

    mutating func read(_ line: Substring) {
        var rest = line
        while !hasClosed, !rest.isEmpty {
            switch surroundings.last {
            case .text(let isLong): readText(&rest, isLong: isLong)
            case .comment: readComment(&rest)
            default: readCode(&rest)
            }
        }
        // A single-line string literal ends with its line at the latest.
        if surroundings.last == .text(isLong: false) { surroundings.removeLast() }
    }

    private mutating func readCode(_ rest: inout Substring) {
        if rest.hasPrefix("//") {
            rest = ""
        } else if rest.take("/*") {
            surroundings.append(.comment)
        } else if rest.take("\"\"\"") {
            surroundings.append(.text(isLong: true))
        } else {
            readCodeCharacter(rest.removeFirst())
        }
    }

    private mutating func readCodeCharacter(_ character: Character) {
        switch character {
        case "\"": surroundings.append(.text(isLong: false))
        case "{": depth += 1
        case "}":
            depth -= 1
            hasClosed = depth <= 0
        case "(": changeParentheses(by: 1)
        case ")": changeParentheses(by: -1)
        default: break
        }
    }

    private mutating func changeParentheses(by change: Int) {
        guard case .value(let count) = surroundings.last else { return }
        surroundings.removeLast()
        if count + change > 0 { surroundings.append(.value(parentheses: count + change)) }
    }

    private mutating func readText(_ rest: inout Substring, isLong: Bool) {
        if rest.take("\\(") {
            surroundings.append(.value(parentheses: 1))
        } else if rest.take(isLong ? "\"\"\"" : "\"") {
            surroundings.removeLast()
        } else {
            if rest.removeFirst() == "\\" { rest = rest.dropFirst() }
        }
    }

    private mutating func readComment(_ rest: inout Substring) {
        if rest.take("*/") {
            surroundings.removeLast()
        } else {
            rest.removeFirst()
        }
    }
}

extension Substring {
    /// Removes a prefix, if it is there.
    fileprivate mutating func take(_ beginning: String) -> Bool {
        guard hasPrefix(beginning) else { return false }
        removeFirst(beginning.count)
        return true
    }
}
