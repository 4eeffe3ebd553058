import ServiceDoubles
import Services
import Testing

@testable import VIPER

@Suite("VIPER: news, interactor: what is shown")
struct NewsInteractorTests {
    private let output = NewsInteractorOutputSpy()
    private let news = NewsServiceStub()
    private let interactor: NewsInteractor

    init() {
        interactor = NewsInteractor(news: news)
        interactor.output = output
    }

    private var titles: [String] {
        (0..<interactor.numberOfArticles).map { interactor.article(at: $0).title }
    }

    // MARK: Appearing

    @Test("Appearing loads the first page, and shows loading until it is there")
    func appears() async {
        interactor.loadIfNeeded()
        #expect(news.pages.questions == [PageQuery(matching: "")])
        #expect(output.loadingStates == [true])
        await news.pages.answer(1, with: .success(.numbered(1...20)))
        #expect(interactor.numberOfArticles == 20)
        #expect(output.loads == 1)
        #expect(output.loadingStates == [true, false])
    }

    @Test("Appearing again requests nothing, loading or loaded")
    func appearsAgain() async {
        interactor.loadIfNeeded()
        interactor.loadIfNeeded()
        await news.pages.answer(1, with: .success(.empty))
        interactor.loadIfNeeded()
        #expect(news.pages.questions.count == 1)
    }

    @Test("Appearing again after a failure tries again")
    func appearsAfterFailure() {
        news.pages.preset = .failure(.offline)
        interactor.loadIfNeeded()
        interactor.loadIfNeeded()
        #expect(news.pages.questions.count == 2)
    }

    // MARK: What is shown

    @Test("When loading ends, the page is there, and the rows have not been shown")
    func order() async {
        interactor.loadIfNeeded()
        output.whenLoadingEnds = { [interactor, output] in
            #expect(interactor.numberOfArticles == 20)
            #expect(output.loads == 0)
            #expect(output.emptyReasons.isEmpty)
        }
        await news.pages.answer(1, with: .success(.numbered(1...20)))
        #expect(output.loads == 1)
        #expect(output.emptyReasons == [nil])
    }

    @Test("Each page is reported once its articles are there, and each article is listed once")
    func reportsPages() async {
        interactor.search("swift")
        #expect(output.loads == 0)
        await news.pages.answer(1, with: .success(.numbered(1...2, next: "2")))
        #expect(interactor.article(at: 1) == ArticleContent(.numbered(2)))
        interactor.loadNextPage()
        await news.pages.answer(2, with: .success(.numbered(2...3)))
        #expect(output.loads == 2)
        #expect(titles == ["Article 1", "Article 2", "Article 3"])
    }

    @Test("Without articles the text says that there are no news yet")
    func noNews() async {
        interactor.loadIfNeeded()
        #expect(output.emptyReasons.isEmpty)
        await news.pages.answer(1, with: .success(.empty))
        #expect(output.emptyReasons == [.noArticles])
        #expect(interactor.numberOfArticles == 0)
    }

    @Test("Without a match the text says so, until the search is edited")
    func noMatch() async {
        interactor.search("swift")
        #expect(output.emptyReasons == [nil])
        await news.pages.answer(1, with: .success(.empty))
        #expect(output.emptyReasons == [nil, .noMatch(for: "swift")])
        interactor.search("swift6")
        #expect(output.emptyReasons.last == .some(nil))
        interactor.search("swift")
        #expect(output.emptyReasons.last == .noMatch(for: "swift"))
    }

    // MARK: Pages

    @Test("The end of the rows appends the next page")
    func nextPage() {
        show(.numbered(1...20, next: "20"))
        news.pages.preset = .success(.numbered(21...25))
        interactor.loadNextPage()
        #expect(news.pages.questions.last == PageQuery(matching: "", after: "20"))
        #expect(interactor.numberOfArticles == 25)
        #expect(output.loads == 2)
    }

    @Test("After the last page nothing more is requested")
    func lastPage() {
        show(.numbered(1...5))
        interactor.loadNextPage()
        #expect(news.pages.questions.count == 1)
    }

    @Test("A page is requested only once at a time")
    func onePageAtATime() {
        show(.numbered(1...20, next: "20"))
        news.pages.preset = nil
        interactor.loadNextPage()
        interactor.loadNextPage()
        #expect(news.pages.questions.count == 2)
    }

    private func show(_ page: Page) {
        news.pages.preset = .success(page)
        interactor.loadIfNeeded()
    }
}
