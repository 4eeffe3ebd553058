import ServiceDoubles
import Services
import Testing

@testable import MVVM

/// What the view model decides when a subscriber calls it. What another subscriber has just changed must count, even if
/// some subscribers still wait for its delivery.
@Suite("MVVM: news, decisions in nested calls")
struct NewsViewModelNestedCallTests {
    private let news = NewsServiceStub()
    private let navigation = NavigationSpy()
    private let viewModel: NewsViewModel
    private let status: StatusSpy

    init() {
        viewModel = NewsViewModel(news: news, clock: ClockSpy(), navigation: navigation)
        status = StatusSpy(viewModel.status)
    }

    @Test("One subscriber searches, another one asks for the next page: no rows are mixed")
    func searchAndNextPage() {
        followFirstPage { viewModel in
            news.pages.preset = .success(.numbered(31...33, next: "33"))
            viewModel.searchText.value = "s"
        }
        followFirstPage { viewModel in
            news.pages.preset = .success(.numbered(34...35))
            viewModel.loadNextPage()
        }
        news.pages.preset = .success(.numbered(1...20, next: "20"))
        viewModel.loadIfNeeded()
        #expect(viewModel.shownNumbers == Array(31...35))
        #expect(news.pages.questions.last == PageQuery(matching: "s", after: "33"))
    }

    @Test("A view that is notified of rows reads and selects those of the newest list")
    func rowsOfNewestList() {
        followFirstPage { viewModel in
            news.pages.preset = .success(.numbered(31...33))
            viewModel.searchText.value = "s"
        }
        let shown = Log<[Int]>()
        viewModel.rowsChanged.bind(to: viewModel) { viewModel, _ in
            shown.add(viewModel.shownNumbers)
            viewModel.selectRow(at: 0)
        }
        news.pages.preset = .success(.numbered(1...2))
        viewModel.loadIfNeeded()
        #expect(shown.entries == [[31, 32, 33], [31, 32, 33]])
        #expect(navigation.moves == [.article(.numbered(31)), .article(.numbered(31))])
    }

    @Test("Reaching the end as the loading sign goes adds no page of the old search to the new")
    func reachesEndAsLoadingEnds() async {
        news.pages.preset = .success(.numbered(1...20, next: "20"))
        viewModel.loadIfNeeded()
        news.pages.preset = nil
        viewModel.searchText.value = "s"
        status.didChangeLoading = { [viewModel] in if !$0 { viewModel.loadNextPage() } }
        await news.pages.answer(2, with: .success(.numbered(31...33)))
        await news.pages.answer(3, with: .success(.numbered(21...40)))
        #expect(viewModel.shownNumbers == [31, 32, 33])
        #expect(!status.isLoading)
    }

    @Test("A refresh as the loading sign goes does not leave the sign on for good")
    func refreshesAsLoadingEnds() {
        status.didChangeLoading = { [news, viewModel] isLoading in
            if !isLoading, news.pages.questions.count == 1 { viewModel.refresh() }
        }
        news.pages.preset = .success(.numbered(1...3))
        viewModel.loadIfNeeded()
        #expect(news.pages.questions.count == 2)
        #expect(status.loadingStates == [false, true, false, true, false])
    }

    @Test("A refresh asks for the text that was set last, even while it waits for delivery")
    func refreshesNewSearch() {
        viewModel.searchText.bind(to: viewModel) { viewModel, text in
            guard text == " s" else { return }
            viewModel.searchText.value = "s"
            viewModel.refresh()
        }
        viewModel.searchText.value = " s"
        #expect(news.pages.questions.map(\.text) == [" s", "s", "s"])
    }

    @Test("A list that has been loaded is not loaded again by those who are notified of it")
    func loadsOnce() {
        news.pages.preset = .success(.empty)
        status.didChangeLoading = { [viewModel] in if !$0 { viewModel.loadIfNeeded() } }
        viewModel.rowsChanged.bind(to: viewModel) { viewModel, _ in viewModel.loadIfNeeded() }
        viewModel.loadIfNeeded()
        #expect(news.pages.questions.count == 1)
    }

    /// Calls `act` with the view model when it notifies of the first rows, and never again.
    private func followFirstPage(act: @escaping (NewsViewModel) -> Void) {
        var hasActed = false
        viewModel.rowsChanged.bind(to: viewModel) { viewModel, _ in
            if hasActed { return }
            hasActed = true
            act(viewModel)
        }
    }
}
