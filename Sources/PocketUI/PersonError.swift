/// Why a person could not do something.
public enum PersonError: Error, Equatable, CustomStringConvertible {
    /// No field or button of that name is on the screen, or none that the act fits.
    case notVisible(String)
    /// It is there, but disabled.
    case notEnabled(String)
    /// The screen has no table.
    case noTable
    /// The table has no row of that number, counted from 1.
    case noRow(number: Int, numberOfRows: Int)
    /// There is no screen below.
    case nothingToGoBackTo

    /// The error in a sentence's words.
    public var description: String {
        switch self {
        case .notVisible(let name): "no \"\(name)\" that this can be done with is on the screen"
        case .notEnabled(let name): "\"\(name)\" is disabled"
        case .noTable: "the screen has no table"
        case .noRow(let number, let count): "there is no row \(number), only \(count)"
        case .nothingToGoBackTo: "there is no screen to go back to"
        }
    }
}
