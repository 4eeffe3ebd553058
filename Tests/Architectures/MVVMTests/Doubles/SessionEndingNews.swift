import ServiceDoubles
import Services

/// Ends the session before a call returns that is answered `sessionEnded`, as the real services do.
nonisolated struct SessionEndingNews: NewsService {
    let news: NewsServiceStub
    let authentication: AuthenticationServiceStub

    func page(for query: PageQuery) async throws(ServiceError) -> Page {
        do throws(ServiceError) {
            return try await news.page(for: query)
        } catch .sessionEnded {
            throw await endSession()
        }
    }

    func article(id: Article.ID) async throws(ServiceError) -> Article {
        do throws(ServiceError) {
            return try await news.article(id: id)
        } catch .sessionEnded {
            throw await endSession()
        }
    }

    /// Returns what the call throws then: the observer closes screens, and that cancels their calls.
    private func endSession() async -> ServiceError {
        await authentication.serverEndsSession()
        return Task.isCancelled ? .cancelled : .sessionEnded
    }
}
