/// Gets articles. A call whose task is cancelled throws `cancelled`, even if its answer has arrived.
package protocol NewsService: Sendable {
    /// The page of articles that a query asks for.
    func page(for query: PageQuery) async throws(ServiceError) -> Page

    /// One article. Throws `notFound` if there is no article with this id.
    func article(id: Article.ID) async throws(ServiceError) -> Article
}

struct RemoteNewsService: NewsService {
    let client: Client
    let pageSize: Int

    func page(for query: PageQuery) async throws(ServiceError) -> Page {
        try await client.send(.page(for: query, limit: pageSize))
    }

    func article(id: Article.ID) async throws(ServiceError) -> Article {
        try await client.send(.article(id: id))
    }
}
