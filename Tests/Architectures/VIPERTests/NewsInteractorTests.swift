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

    @Test("Appearing loads the first page")
    func appears() async {
        interactor.loadIfNeeded()
        #expect(news.pages.questions == [PageQuery(matching: "")])
        #expect(output.loadingStates.last == true)
        await news.pages.answer(1, with: .success(.numbered(1...20)))
        #expect(interactor.numberOfArticles == 20)
        #expect(output.unmatchedTexts.count == 1)
        #expect(output.loadingStates.last == false)
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

    @Test("Each page is reported once its articles are there, and each article is listed once")
    func reportsPages() async {
        interactor.search("swift")
        #expect(output.unmatchedTexts.isEmpty)
        await news.pages.answer(1, with: .success(.numbered(1...2, next: "2")))
        #expect(interactor.article(at: 1) == ArticleContent(.numbered(2)))
        interactor.loadNextPage()
        await news.pages.answer(2, with: .success(.numbered(2...3)))
        #expect(output.unmatchedTexts == [nil, nil])
        #expect(titles == ["Article 1", "Article 2", "Article 3"])
    }

    @Test("Without articles the text that none matches is reported")
    func reportsNoMatch() async {
        interactor.search("swift")
        await news.pages.answer(1, with: .success(.empty))
        #expect(output.unmatchedTexts == ["swift"])
        #expect(interactor.numberOfArticles == 0)
    }

    // MARK: Pages

    @Test("The end of the rows appends the next page")
    func nextPage() {
        show(.numbered(1...20, next: "20"))
        news.pages.preset = .success(.numbered(21...25))
        interactor.loadNextPage()
        #expect(news.pages.questions.last == PageQuery(matching: "", after: "20"))
        #expect(interactor.numberOfArticles == 25)
        #expect(output.unmatchedTexts.count == 2)
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
