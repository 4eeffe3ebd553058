/// A part of a fault, as a change of the text that a switch turns on: what is written before and after a range.
struct Edit: Codable, Equatable, Sendable {
    /// Bytes of the file; empty for a text that is inserted.
    let range: Range<Int>
    let prefix: String
    var suffix = ""
    /// Whether it wraps a statement. At the same place, a statement is wrapped outside of an expression.
    var isStatement = false

    /// What stands for the number of the fault in the texts.
    static let number = "#number#"

    private static let isOn = "\(FaultSwitch.name).isOn(\(number))"

    /// The statement at a range is not run if the fault is on.
    static func skip(_ range: Range<Int>) -> Edit {
        Edit(range: range, prefix: "if !\(isOn) { ", suffix: " }", isStatement: true)
    }

    /// A statement is run before a place if the fault is on.
    static func run(_ statement: String, before offset: Int) -> Edit {
        insert("if \(isOn) { \(statement) }; ", at: offset)
    }

    /// If the fault is on, an expression takes the place of the one at a range.
    static func replace(_ range: Range<Int>, with expression: String) -> Edit {
        Edit(range: range, prefix: "(\(isOn) ? (\(expression)) : (", suffix: "))")
    }

    /// A text that is inserted whether the fault is on or not.
    static func insert(_ text: String, at offset: Int) -> Edit {
        Edit(range: offset..<offset, prefix: text)
    }
}
