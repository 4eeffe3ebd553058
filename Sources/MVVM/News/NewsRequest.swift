/// A page of the news that is wanted.
struct NewsRequest: Equatable {
    let text: String
    /// Nil asks for the first page.
    let cursor: String?

    var isFirstPage: Bool { cursor == nil }
}
