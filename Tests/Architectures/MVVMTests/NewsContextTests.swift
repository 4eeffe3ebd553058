import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVVM

/// One handler is replaced, and the view model and the other handler are as they were.
@Suite("MVVM: news, another data handler")
struct NewsContextTests {
    private let data = FixedNewsData([.numbered(1), .numbered(2), .numbered(12)])
    private let router = RouterSpy()
    private let viewModel: NewsViewModel
    private let status: StatusSpy

    init() {
        let business = NewsBusinessHandler(data: data, router: router.news)
        viewModel = NewsViewModel(
            context: NewsContext(data: data, business: business), clock: ClockSpy())
        status = StatusSpy(viewModel.status)
    }

    @Test("Its articles are shown, refreshed and opened")
    func showsFixedArticles() {
        viewModel.events.viewDidAppear()
        #expect(titles == ["Article 1", "Article 2", "Article 12"])
        viewModel.events.reachedEnd()
        viewModel.events.refresh()
        #expect(titles == ["Article 1", "Article 2", "Article 12"])
        viewModel.events.selectRow(at: 2)
        #expect(router.moves == [.article(.numbered(12))])
    }

    @Test("It decides what a search finds")
    func searchesFixedArticles() {
        viewModel.events.search("Article 1")
        #expect(titles == ["Article 1", "Article 12"])
        viewModel.events.search("Zoo")
        #expect(titles.isEmpty)
        #expect(viewModel.emptyText.value == Texts.noMatch(for: "Zoo"))
        viewModel.events.search("2")
        #expect(titles == ["Article 2", "Article 12"])
        #expect(viewModel.emptyText.value == "")
    }

    @Test("What it tells reaches the view and the router")
    func tells() {
        data.status.setLoading(true)
        #expect(status.isLoading)
        data.failure.send(.sessionEnded)
        #expect(status.toasts.count == 1)
        #expect(router.moves == [.login])
    }

    private var titles: [String] {
        (0..<viewModel.numberOfRows).map { viewModel.row(at: $0).title }
    }
}
