/// A piece of Swift code, as far as it takes to set it off.
public struct SwiftToken: Equatable, Sendable {
    /// What sort of piece it is.
    public enum Kind: String, Sendable {
        /// Names, operators, brackets and spaces.
        case plain
        /// A word of the language.
        case keyword
        /// A name that begins with a capital letter.
        case type
        /// A text, with its quotes.
        case string
        /// A comment.
        case comment
        /// A number.
        case number
        /// A word after `@`.
        case attribute
    }

    /// What sort of piece it is.
    public let kind: Kind
    /// How it is written.
    public internal(set) var text: String
}
