import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVVM

@Suite("MVVM: news, which answer counts")
struct NewsViewModelLoadingTests {
    private let news = NewsServiceStub()
    private let navigation = NavigationSpy()
    private let viewModel: NewsViewModel
    private let status: StatusSpy

    init() {
        viewModel = NewsViewModel(news: news, clock: ClockSpy(), navigation: navigation.news)
        status = StatusSpy(viewModel.status)
    }

    // MARK: The first page

    @Test("The same page is requested again, and is told again")
    func sameAgain() {
        let counts = Log<Int>()
        viewModel.rows.bind(to: counts) { $0.add($1.count) }
        show(.numbered(1...3))
        show(.numbered(1...3))
        #expect(news.pages.questions == [PageQuestion(""), PageQuestion("")])
        #expect(counts.entries == [0, 3, 3])
    }

    @Test("A refresh keeps the old rows until the new ones are there")
    func refresh() async {
        show(.numbered(1...20))
        news.pages.preset = nil
        viewModel.refresh()
        #expect(viewModel.rows.value.count == 20)
        await news.pages.answer(2, with: .success(.numbered(7...9)))
        #expect(shown == [7, 8, 9])
    }

    // MARK: The next page

    @Test("A refresh and the next page keep the search")
    func refreshesSearch() {
        viewModel.refresh()
        news.pages.preset = .success(.numbered(1...20, next: "20"))
        viewModel.searchText.value = "s"
        viewModel.refresh()
        viewModel.loadNextPage()
        #expect(news.pages.questions.map(\.text) == ["", "s", "s", "s"])
        #expect(news.pages.questions.map(\.cursor) == [nil, nil, nil, "20"])
    }

    @Test("After the last page nothing more is requested")
    func lastPage() {
        show(.numbered(1...20, next: "20"))
        news.pages.preset = .success(.numbered(21...25))
        viewModel.loadNextPage()
        viewModel.loadNextPage()
        #expect(news.pages.questions.count == 2)
        #expect(shown == Array(1...25))
    }

    @Test("Before the first page there is no next")
    func noFirstPage() {
        viewModel.loadNextPage()
        #expect(news.pages.questions.isEmpty)
    }

    @Test("An article that new ones shifted onto the next page is shown once")
    func duplicates() {
        show(.numbered(1...20, next: "20"))
        news.pages.preset = .success(.numbered(19...25))
        viewModel.loadNextPage()
        #expect(shown == Array(1...25))
    }

    @Test("A page is requested only once at a time")
    func onePageAtATime() {
        show(.numbered(1...20, next: "20"))
        news.pages.preset = nil
        viewModel.loadNextPage()
        viewModel.loadNextPage()
        #expect(news.pages.questions == [PageQuestion(""), PageQuestion("", after: "20")])
    }

    // MARK: Superseding

    @Test("While a refresh that replaced another one is under way no page is requested")
    func noPageDuringSecondRefresh() async {
        show(.numbered(1...20, next: "20"))
        news.pages.preset = nil
        viewModel.refresh()
        viewModel.refresh()
        await news.pages.settle()
        viewModel.loadNextPage()
        #expect(news.pages.questions.count == 3)
    }

    @Test("A refresh supersedes a page under way")
    func refreshSupersedesPage() async {
        show(.numbered(1...20, next: "20"))
        news.pages.preset = nil
        viewModel.loadNextPage()
        viewModel.refresh()
        #expect(news.pages.cancelledCount == 1)
        await news.pages.answer(3, with: .success(.numbered(7...9)))
        #expect(shown == [7, 8, 9])
        #expect(!status.isLoading)
    }

    @Test("The answer to a superseded request changes nothing, even if it was on its way")
    func answerOnItsWay() async {
        show(.numbered(1...20, next: "20"))
        news.pages.preset = nil
        viewModel.loadNextPage()
        news.pages.dispatch(.success(.numbered(21...40)), to: 2)
        viewModel.refresh()
        await news.pages.settle()
        #expect(viewModel.rows.value.count == 20)
        #expect(status.toasts.isEmpty)
        #expect(status.isLoading)
    }

    @Test("The latest request counts, whatever the older one answers later")
    func latestWins() async {
        viewModel.searchText.value = "s"
        news.pages.dispatch(.success(.numbered(1...5)), to: 1)
        show(.empty, matching: "sw")
        await news.pages.settle()
        #expect(viewModel.rows.value.count == 0)
        #expect(viewModel.emptyText.value == Texts.noMatch(for: "sw"))
        #expect(!status.isLoading)
    }

    // MARK: Failures

    @Test("A failure is told and keeps the rows")
    func failure() {
        show(.numbered(1...20))
        fail(with: .offline, matching: "s")
        #expect(status.toasts == [Texts.message(for: .offline)])
        #expect(shown == Array(1...20))
        #expect(!status.isLoading)
    }

    @Test("After a failure the same page can be requested again")
    func tryAgain() {
        show(.numbered(1...20, next: "20"))
        news.pages.preset = .failure(.offline)
        viewModel.loadNextPage()
        viewModel.loadNextPage()
        #expect(news.pages.questions.map(\.cursor) == [nil, "20", "20"])
        #expect(status.toasts.count == 2)
    }

    @Test("After a failed search, the next page continues the rows that are shown")
    func pageAfterFailedSearch() {
        show(.numbered(1...20, next: "20"))
        fail(with: .offline, matching: "s")
        viewModel.loadNextPage()
        #expect(news.pages.questions.last == PageQuestion("", after: "20"))
    }

    // MARK: The end

    @Test("The call is cancelled when it is deallocated, and nothing keeps it alive")
    func cancelsWhenItGoes() async {
        weak var gone: NewsViewModel?
        let rows: ObservableValue<NewsRows>
        do {
            let viewModel = NewsViewModel(
                news: news, clock: ClockSpy(), navigation: navigation.news)
            gone = viewModel
            rows = viewModel.rows
            viewModel.loadIfNeeded()
            news.pages.dispatch(.failure(.sessionEnded), to: 1)
        }
        #expect(gone == nil)
        await news.pages.settle()
        #expect(rows.value.isEmpty)
        #expect(navigation.moves.isEmpty)
    }

    private var shown: [Int] {
        viewModel.rows.value.compactMap { Int($0.title.dropFirst("Article ".count)) }
    }

    private func show(_ page: Page, matching text: String = "") {
        news.pages.preset = .success(page)
        viewModel.searchText.value = text
    }

    private func fail(with error: ServiceError, matching text: String) {
        news.pages.preset = .failure(error)
        viewModel.searchText.value = text
    }
}
