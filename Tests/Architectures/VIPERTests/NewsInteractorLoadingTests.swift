import ServiceDoubles
import Services
import Testing

@testable import VIPER

@Suite("VIPER: news, interactor: which answer counts")
struct NewsInteractorLoadingTests {
    private let output = NewsInteractorOutputSpy()
    private let news = NewsServiceStub()
    private let interactor: NewsInteractor

    init() {
        interactor = NewsInteractor(news: news)
        interactor.output = output
        news.pages.preset = .success(.numbered(1...20, next: "20"))
        interactor.loadIfNeeded()
        news.pages.preset = nil
    }

    private var titles: [String] {
        (0..<interactor.numberOfArticles).map { interactor.article(at: $0).title }
    }

    // MARK: Refreshing

    @Test("A refresh keeps the old rows until the new ones are there")
    func refresh() async {
        interactor.refresh()
        #expect(interactor.numberOfArticles == 20)
        #expect(output.loads == 1)
        await news.pages.answer(2, with: .success(.numbered(7...9)))
        #expect(titles == ["Article 7", "Article 8", "Article 9"])
        #expect(output.loads == 2)
    }

    @Test("A refresh supersedes a page under way")
    func refreshSupersedesPage() async {
        interactor.loadNextPage()
        interactor.refresh()
        #expect(news.pages.cancelledCount == 1)
        await news.pages.answer(3, with: .success(.numbered(7...9)))
        #expect(interactor.numberOfArticles == 3)
        #expect(output.loadingStates.last == false)
    }

    @Test("The answer to a superseded request changes nothing, even if it was on its way")
    func answerOnItsWay() async {
        interactor.loadNextPage()
        news.pages.dispatch(.success(.numbered(21...40)), to: 2)
        interactor.refresh()
        await news.pages.settle()
        #expect(interactor.numberOfArticles == 20)
        #expect(output.loadingStates.last == true)
        #expect(output.errors.isEmpty)
    }

    @Test("While a refresh is under way no page is requested")
    func noPageDuringRefresh() {
        interactor.refresh()
        interactor.loadNextPage()
        #expect(news.pages.questions.count == 2)
    }

    @Test("While a refresh that replaced another one is under way no page is requested")
    func noPageDuringSecondRefresh() async {
        interactor.refresh()
        interactor.refresh()
        await news.pages.settle()
        interactor.loadNextPage()
        #expect(news.pages.questions.count == 3)
    }

    // MARK: Searching

    @Test("Every edit sends a request, and cancels the one before")
    func search() async {
        interactor.search("s")
        interactor.search("sw")
        #expect(
            news.pages.questions.suffix(2) == [PageQuery(matching: "s"), PageQuery(matching: "sw")])
        #expect(news.pages.cancelledCount == 1)
        await news.pages.settle()
        #expect(output.loadingStates.last == true)
    }

    @Test("The latest search counts, whatever the older one answers later")
    func latestWins() async {
        interactor.search("s")
        news.pages.dispatch(.success(.numbered(1...5)), to: 2)
        news.pages.preset = .success(.numbered(7...9))
        interactor.search("sw")
        #expect(interactor.numberOfArticles == 3)
        await news.pages.settle()
        #expect(interactor.numberOfArticles == 3)
        #expect(output.loadingStates.last == false)
        #expect(output.errors.isEmpty)
    }

    @Test("An empty search brings back all the news")
    func clearsSearch() async {
        interactor.search("s")
        interactor.search("")
        #expect(news.pages.questions.last == PageQuery(matching: ""))
        await news.pages.answer(3, with: .success(.numbered(1...20)))
        #expect(interactor.numberOfArticles == 20)
    }

    @Test("A refresh and the next page keep the search")
    func refreshesSearch() {
        news.pages.preset = .success(.numbered(1...20, next: "20"))
        interactor.search("s")
        interactor.refresh()
        interactor.loadNextPage()
        #expect(
            news.pages.questions.suffix(2) == [
                PageQuery(matching: "s"), PageQuery(matching: "s", after: "20"),
            ])
    }

    @Test("A page that is requested while loading ends is the next one of the new search")
    func scrollsWhileSearchArrives() async {
        interactor.search("s")
        output.whenLoadingEnds = { [interactor] in interactor.loadNextPage() }
        await news.pages.answer(2, with: .success(.numbered(7...9, next: "9")))
        #expect(news.pages.questions.last == PageQuery(matching: "s", after: "9"))
        await news.pages.answer(3, with: .success(.numbered(10...10)))
        #expect(titles == ["Article 7", "Article 8", "Article 9", "Article 10"])
        #expect(output.loadingStates.last == false)
    }

    // MARK: Failures

    @Test("A failure is reported and keeps the rows")
    func failure() {
        news.pages.preset = .failure(.offline)
        interactor.refresh()
        #expect(output.errors == [.offline])
        #expect(interactor.numberOfArticles == 20)
        #expect(output.loadingStates.last == false)
    }

    @Test("After a failure the same page can be requested again")
    func tryAgain() {
        news.pages.preset = .failure(.offline)
        interactor.loadNextPage()
        news.pages.preset = .success(.numbered(21...25))
        interactor.loadNextPage()
        #expect(
            news.pages.questions.suffix(2)
                == Array(repeating: PageQuery(matching: "", after: "20"), count: 2))
        #expect(interactor.numberOfArticles == 25)
    }

    @Test(
        "After a failed search, the end of the rows loads the first page of the text in the field")
    func endAfterFailedSearch() {
        news.pages.preset = .failure(.offline)
        interactor.search("s")
        interactor.loadNextPage()
        #expect(news.pages.questions.count == 3)
        #expect(news.pages.questions.last == PageQuery(matching: "s"))
    }

    @Test("After a failed search, appearing again loads the first page of the text in the field")
    func appearsAfterFailedSearch() {
        news.pages.preset = .failure(.offline)
        interactor.search("s")
        interactor.loadIfNeeded()
        #expect(news.pages.questions.count == 3)
        #expect(news.pages.questions.last == PageQuery(matching: "s"))
    }

    // MARK: The end

    @Test("The load of the news is cancelled with its screen")
    func cancelsWhenItGoes() async {
        let output = NewsInteractorOutputSpy()
        weak var gone: NewsInteractor?
        do {
            let interactor = NewsInteractor(news: news)
            interactor.output = output
            gone = interactor
            interactor.loadIfNeeded()
        }
        #expect(gone == nil)
        #expect(news.pages.cancelledCount == 1)
        await news.pages.settle()
        #expect(output.loads == 0)
        #expect(output.errors.isEmpty)
    }
}
