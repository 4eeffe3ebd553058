/// What an app finds when it is launched.
public nonisolated struct Setting: Equatable, Sendable {
    /// How many articles the server has.
    public let articles: Int
    /// How many of them the app asks for at once.
    public let pageSize: Int

    /// Says what an app is to find.
    public init(articles: Int = 45, pageSize: Int = 20) {
        self.articles = articles
        self.pageSize = pageSize
    }
}
