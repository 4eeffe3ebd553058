/// What a person sees of an article in a list.
public struct ArticleRow: Equatable, Sendable {
    /// The headline.
    public let title: String
    /// Who wrote it, and how long ago.
    public let byline: String

    /// Makes a row.
    public init(title: String, byline: String) {
        self.title = title
        self.byline = byline
    }
}
