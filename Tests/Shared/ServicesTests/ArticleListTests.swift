import ServiceDoubles
import Services
import Testing

@Suite("The list of articles")
struct ArticleListTests {
    private let all = PageQuery(matching: "")
    private let swift = PageQuery(matching: "swift")

    @Test("Before the first page it is empty, and waits for no next page")
    func begins() {
        let list = ArticleList()
        #expect(!list.isLoaded)
        #expect(list.articles.isEmpty)
        #expect(list.nextPage == nil)
    }

    @Test("The first page is listed, and the next one is asked for with its text and cursor")
    func firstPage() {
        let list = ArticleList(.numbered(1...2, next: "2"), for: swift)
        #expect(list.isLoaded)
        #expect(list.articles == [.numbered(1), .numbered(2)])
        #expect(list.nextPage == PageQuery(matching: "swift", after: "2"))
    }

    @Test("The next page follows the ones before")
    func nextPage() {
        var list = ArticleList(.numbered(1...2, next: "2"), for: all)
        list.receive(.numbered(3...4, next: "4"), for: PageQuery(matching: "", after: "2"))
        #expect(list.articles == [.numbered(1), .numbered(2), .numbered(3), .numbered(4)])
        #expect(list.nextPage == PageQuery(matching: "", after: "4"))
    }

    @Test("After the last page nothing more is asked for")
    func lastPage() {
        var list = ArticleList(.numbered(1...1, next: "1"), for: all)
        list.receive(.numbered(2...2), for: PageQuery(matching: "", after: "1"))
        #expect(list.nextPage == nil)
    }

    @Test("A first page replaces the list, that of the same text, too", arguments: ["", "swift"])
    func replaced(text: String) {
        var list = ArticleList(.numbered(1...4, next: "4"), for: all)
        list.receive(.numbered(3...5), for: PageQuery(matching: text))
        #expect(list.articles == [.numbered(3), .numbered(4), .numbered(5)])
        #expect(list.nextPage == nil)
    }

    @Test(
        "A page that the list does not wait for is dropped",
        arguments: [
            PageQuery(matching: "", after: "2"), PageQuery(matching: "swift", after: "1"),
            PageQuery(matching: "swift", after: "3"),
        ])
    func foreignPage(query: PageQuery) {
        var list = ArticleList(.numbered(1...2, next: "2"), for: swift)
        list.receive(.numbered(8...9, next: "9"), for: query)
        #expect(list.articles == [.numbered(1), .numbered(2)])
        #expect(list.nextPage == PageQuery(matching: "swift", after: "2"))
    }

    @Test("An article that a page repeats is listed once, in its first place")
    func shiftedPages() {
        var list = ArticleList(.numbered(1...2, next: "2"), for: all)
        list.receive(.numbered(2...3, next: "3"), for: PageQuery(matching: "", after: "2"))
        list.receive(.numbered(1...4), for: PageQuery(matching: "", after: "3"))
        #expect(list.articles == [.numbered(1), .numbered(2), .numbered(3), .numbered(4)])
    }

    @Test("An article that one page repeats is listed once")
    func repeatedInOnePage() {
        let page = Page(articles: [.numbered(1), .numbered(1)], nextCursor: nil)
        #expect(ArticleList(page, for: all).articles == [.numbered(1)])
    }

    // MARK: Unmatched texts

    @Test("Before the first page no text is known to be unmatched")
    func unknown() {
        #expect(ArticleList().unmatchedText == nil)
    }

    @Test("Without an article its text is unmatched", arguments: ["", "swift"])
    func unmatched(text: String) {
        #expect(ArticleList(.empty, for: PageQuery(matching: text)).unmatchedText == text)
    }

    @Test("With an article no text is unmatched")
    func matched() {
        #expect(ArticleList(.numbered(1...1), for: swift).unmatchedText == nil)
    }
}

extension ArticleList {
    /// A list that has got one page.
    fileprivate init(_ page: Page, for query: PageQuery) {
        self.init()
        receive(page, for: query)
    }
}
