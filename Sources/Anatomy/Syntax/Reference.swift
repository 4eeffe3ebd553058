/// A place that names something declared, here or elsewhere.
package struct Reference: Hashable, Sendable {
    /// What is named.
    package enum Target: Hashable, Sendable {
        /// A declaration, by its symbol.
        case symbol(String)
        /// A type, by a name that may hold others, such as `Swift.Array<MVP.ArticleRow>`.
        case type(String)
    }

    /// What is named.
    package var target: Target
    /// Where, in bytes from the beginning of the file.
    package let offset: Int

    /// Describes a reference.
    package init(_ target: Target, at offset: Int) {
        self.target = target
        self.offset = offset
    }
}
