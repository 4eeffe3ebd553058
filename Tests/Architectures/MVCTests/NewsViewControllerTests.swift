import AppContract
import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import MVC

@Suite("MVC: news, what is shown")
struct NewsViewControllerTests {
    private let news = NewsServiceStub()
    private let window = Window()
    private let person: Person

    init() {
        person = Person(at: window)
    }

    private func appear() {
        window.show(NewsViewController(news: news, clock: ClockSpy()))
    }

    private func appear(with page: Page) {
        news.pages.preset = .success(page)
        appear()
    }

    private var numberOfRows: Int {
        get throws { try person.table().numberOfRows }
    }

    // MARK: Appearing

    @Test("Appearing loads the first page, and shows loading until it is there")
    func appears() async throws {
        appear()
        #expect(news.pages.questions == [PageQuery(matching: "")])
        #expect(window.isLoading)
        await news.pages.answer(1, with: .success(.numbered(1...20)))
        #expect(try numberOfRows == 20)
        #expect(!window.isLoading)
    }

    @Test("Appearing again requests nothing, loading or loaded")
    func appearsAgain() async {
        appear()
        window.coverAndUncover()
        await news.pages.answer(1, with: .success(.empty))
        window.coverAndUncover()
        #expect(news.pages.questions.count == 1)
    }

    @Test("Appearing again after a failure tries again")
    func appearsAfterFailure() {
        news.pages.preset = .failure(.offline)
        appear()
        window.coverAndUncover()
        #expect(news.pages.questions.count == 2)
    }

    @Test("After a failed search, appearing again loads the first page of the text in the field")
    func appearsAfterFailedSearch() throws {
        appear(with: .numbered(1...20))
        news.pages.preset = .failure(.offline)
        try person.type("s", into: Texts.search)
        news.pages.preset = .success(.numbered(7...9))
        window.coverAndUncover()
        #expect(
            news.pages.questions.suffix(2) == [PageQuery(matching: "s"), PageQuery(matching: "s")])
        #expect(try numberOfRows == 3)
    }

    // MARK: Rows

    @Test("A row shows the title, the author and the age")
    func row() throws {
        appear(with: .numbered(1...3))
        #expect(
            try person.table().cell(at: 1)
                == Cell(title: "Article 2", subtitle: "Author 2 · 2 h ago"))
    }

    @Test("Selecting a row opens the article")
    func select() throws {
        appear(with: .numbered(1...3))
        try person.selectRow(at: 2)
        #expect(window.topViewController is ArticleViewController)
        #expect(person.sees("Article 3"))
    }

    @Test("Without articles the text says that there are no news yet")
    func noNews() async {
        appear()
        #expect(!person.sees(Texts.noNews))
        await news.pages.answer(1, with: .success(.empty))
        #expect(person.sees(Texts.noNews))
    }

    @Test("Without a match the text says so, until the search is edited")
    func noMatch() async throws {
        appear(with: .empty)
        try person.type("s", into: Texts.search)
        #expect(person.sees(Texts.noMatch(for: "s")))
        news.pages.preset = nil
        try person.type("w", into: Texts.search)
        #expect(!person.sees(Texts.noMatch(for: "s")))
        await news.pages.answer(3, with: .success(.empty))
        #expect(person.sees(Texts.noMatch(for: "sw")))
    }

    // MARK: Pages

    @Test("The end of the rows appends the next page")
    func nextPage() throws {
        appear(with: .numbered(1...20, next: "20"))
        news.pages.preset = .success(.numbered(21...25))
        try person.scrollToEnd()
        #expect(news.pages.questions.last == PageQuery(matching: "", after: "20"))
        #expect(try numberOfRows == 25)
    }

    @Test(
        "After a failed search, the end of the rows loads the first page of the text in the field")
    func endAfterFailedSearch() throws {
        appear(with: .numbered(1...20, next: "20"))
        news.pages.preset = .failure(.offline)
        try person.type("s", into: Texts.search)
        news.pages.preset = .success(.numbered(7...9))
        try person.scrollToEnd()
        #expect(
            news.pages.questions.suffix(2) == [PageQuery(matching: "s"), PageQuery(matching: "s")])
        #expect(try numberOfRows == 3)
    }

    @Test("After the last page nothing more is requested")
    func lastPage() throws {
        appear(with: .numbered(1...5))
        try person.scrollToEnd()
        #expect(news.pages.questions.count == 1)
    }

    @Test("A page is requested only once at a time")
    func onePageAtATime() throws {
        appear(with: .numbered(1...20, next: "20"))
        news.pages.preset = nil
        try person.scrollToEnd()
        try person.scrollToEnd()
        #expect(news.pages.questions.count == 2)
    }
}
