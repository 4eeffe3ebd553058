/// A place that names something declared, here or elsewhere.
public struct Reference: Hashable, Sendable {
    /// What is named.
    public enum Target: Hashable, Sendable {
        /// A declaration, by its symbol.
        case symbol(String)
        /// A type, by a name that may hold others, such as `Swift.Array<MVP.ArticleRow>`.
        case type(String)
    }

    /// What is named.
    public var target: Target
    /// Where, in bytes from the beginning of the file.
    public let offset: Int

    /// Describes a reference.
    public init(_ target: Target, at offset: Int) {
        self.target = target
        self.offset = offset
    }
}
