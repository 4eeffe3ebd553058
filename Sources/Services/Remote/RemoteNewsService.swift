struct RemoteNewsService: NewsService {
    let client: Client
    let pageSize: Int

    func page(matching text: String, after cursor: String?) async throws(ServiceError) -> Page {
        try await client.send(.page(matching: text, after: cursor, limit: pageSize))
    }

    func article(id: Article.ID) async throws(ServiceError) -> Article {
        try await client.send(.article(id: id))
    }
}
