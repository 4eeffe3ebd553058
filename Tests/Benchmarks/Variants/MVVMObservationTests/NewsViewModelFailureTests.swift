import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVVMObservation

@Suite("MVVMObservation: news, loads that fail or are cancelled")
struct NewsViewModelFailureTests {
    private let news = NewsServiceStub()
    private let navigation = NavigationSpy()
    private let viewModel: NewsViewModel
    private let status: StatusSpy

    init() {
        viewModel = NewsViewModel(news: news, clock: ClockSpy(), navigation: navigation)
        status = StatusSpy(viewModel.status)
    }

    // MARK: Failures

    @Test(
        "A failure is shown, keeps the rows, and leads nowhere",
        arguments: [ServiceError.offline, .timedOut, .serverProblem, .unreadable])
    func failure(error: ServiceError) {
        show(.numbered(1...20))
        news.pages.preset = .failure(error)
        viewModel.searchText = "s"
        #expect(status.toasts == [Texts.message(for: error)])
        #expect(viewModel.shownNumbers == Array(1...20))
        #expect(!status.isLoading)
        #expect(navigation.moves.isEmpty)
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

    @Test(
        "After a failed search, the end of the rows loads the first page of the text in the field"
    )
    func endAfterFailedSearch() {
        show(.numbered(1...20, next: "20"))
        news.pages.preset = .failure(.offline)
        viewModel.searchText = "s"
        #expect(viewModel.shownNumbers == Array(1...20))
        news.pages.preset = .success(.numbered(7...9))
        viewModel.loadNextPage()
        #expect(news.pages.questions.last == PageQuery(matching: "s"))
        #expect(viewModel.shownNumbers == [7, 8, 9])
    }

    @Test("After a failed search, pulling loads the first page of the text in the field")
    func pullAfterFailedSearch() {
        show(.numbered(1...20, next: "20"))
        news.pages.preset = .failure(.offline)
        viewModel.searchText = "s"
        viewModel.refresh()
        #expect(news.pages.questions.map(\.text) == ["", "s", "s"])
    }

    @Test("A load that ends with its session says nothing")
    func sessionEnds() async {
        viewModel.loadIfNeeded()
        await news.pages.answer(1, with: .failure(.sessionEnded))
        #expect(status.toasts.isEmpty)
        #expect(!status.isLoading)
    }

    @Test("Who is shown the toast of a failure can try again at once")
    func tryAgainAtOnce() {
        status.didShowToast = { [news, viewModel] in
            news.pages.preset = nil
            viewModel.refresh()
        }
        news.pages.preset = .failure(.offline)
        viewModel.refresh()
        #expect(news.pages.questions.count == 2)
        #expect(status.isLoading)
    }

    // MARK: The end

    @Test("The load of the news is cancelled with its screen")
    func cancelsWhenItGoes() {
        weak var gone: NewsViewModel?
        do {
            let viewModel = NewsViewModel(news: news, clock: ClockSpy(), navigation: navigation)
            gone = viewModel
            viewModel.loadIfNeeded()
        }
        #expect(gone == nil)
        #expect(news.pages.cancelledCount == 1)
    }

    @Test("An answer that arrives after it is deallocated changes nothing")
    func lateAnswer() async {
        let status: StatusSpy
        do {
            let viewModel = NewsViewModel(news: news, clock: ClockSpy(), navigation: navigation)
            status = StatusSpy(viewModel.status)
            viewModel.loadIfNeeded()
            news.pages.dispatch(.success(.empty), to: 1)
        }
        await news.pages.settle()
        #expect(status.toasts.isEmpty)
        #expect(status.isLoading)
    }

    private func show(_ page: Page, matching text: String = "") {
        news.pages.preset = .success(page)
        viewModel.searchText = text
    }
}
