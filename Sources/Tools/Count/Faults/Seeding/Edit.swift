/// One edit of a fault: texts that are inserted before and after a range, so that a switch can turn the fault on.
struct Edit: Codable, Equatable, Sendable {
    /// The range in bytes of the file; empty if only `prefix` is inserted.
    let range: Range<Int>
    let prefix: String
    var suffix = ""
    /// Whether it wraps a statement. At the same range, the edit of a statement encloses that of an expression.
    var isStatement = false

    /// The placeholder for the number of the fault.
    static let number = "#number#"

    private static let isOn = "\(FaultSwitch.name).isOn(\(number))"

    /// Skips the statement at a range if the fault is on.
    static func skip(_ range: Range<Int>) -> Edit {
        Edit(range: range, prefix: "if !\(isOn) { ", suffix: " }", isStatement: true)
    }

    /// Runs a statement before a place if the fault is on.
    static func run(_ statement: String, before offset: Int) -> Edit {
        insert("if \(isOn) { \(statement) }; ", at: offset)
    }

    /// Replaces the expression at a range if the fault is on.
    static func replace(_ range: Range<Int>, with expression: String) -> Edit {
        Edit(range: range, prefix: "(\(isOn) ? (\(expression)) : (", suffix: "))")
    }

    /// Inserts a text, whether the fault is on or not.
    static func insert(_ text: String, at offset: Int) -> Edit {
        Edit(range: offset..<offset, prefix: text)
    }
}
