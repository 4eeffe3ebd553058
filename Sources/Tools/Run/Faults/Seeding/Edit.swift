/// A part of a fault, as a change of the text that a switch turns on.
enum Edit: Codable, Equatable, Sendable {
    /// The statement at a range is not run if the fault is on.
    case skip(Range<Int>)
    /// A statement is run before a place if the fault is on.
    case run(String, before: Int)
    /// If the fault is on, an expression takes the place of the one at a range.
    case replace(Range<Int>, with: String)
    /// A text that is inserted whether the fault is on or not. `Edit.number` in it stands for the number of the fault.
    case insert(String, at: Int)

    static let number = "#number#"

    /// What is written into the file.
    enum Form {
        case around(Range<Int>, prefix: String, suffix: String, isStatement: Bool)
        case before(Int, String)
    }

    func form(_ number: Int) -> Form {
        let isOn = "\(FaultSwitch.name).isOn(\(number))"
        switch self {
        case .skip(let range):
            return .around(range, prefix: "if !\(isOn) { ", suffix: " }", isStatement: true)
        case .run(let statement, let offset):
            return .before(offset, "if \(isOn) { \(statement) }; ")
        case .replace(let range, let expression):
            return .around(
                range, prefix: "(\(isOn) ? (\(expression)) : (", suffix: "))", isStatement: false)
        case .insert(let text, let offset):
            return .before(offset, text.replacing(Self.number, with: String(number)))
        }
    }
}
