import Services

/// Gets the pages that the context asks for. A request supersedes the one under way.
final class NewsDataHandler {
    private let context: NewsContext
    private let news: any NewsService
    private var loading: Task<Void, Never>?
    private var tokens: [ObservationToken] = []

    init(context: NewsContext, news: any NewsService) {
        self.context = context
        self.news = news
        context.request.bind(to: self) { handler, request in
            if let request { handler.load(request) }
        }.store(in: &tokens)
    }

    isolated deinit {
        loading?.cancel()
    }

    private func load(_ request: NewsRequest) {
        context.status.isLoading.value = true
        loading?.cancel()
        loading = Task.immediate { [weak self, news] in
            do throws(ServiceError) {
                let page = try await news.page(matching: request.text, after: request.cursor)
                self?.didEnd(.success(page))
            } catch {
                self?.didEnd(.failure(error))
            }
        }
    }

    private func didEnd(_ answer: Result<Page, ServiceError>) {
        // A load that was superseded leaves everything to the one that took its place.
        if answer == .failure(.cancelled) { return }
        context.status.isLoading.value = false
        context.answer.value = answer
    }
}
