import ServiceDoubles
import Services
import Testing

@Suite("The list of articles")
struct ArticleListTests {
    private let all = PageQuery(matching: "")
    private let swift = PageQuery(matching: "swift")

    @Test("Before the first page it is empty, and misses the first page of any text")
    func begins() {
        let list = ArticleList()
        #expect(list.articles.isEmpty)
        #expect(list.missingPage(for: "") == all)
        #expect(list.missingPage(for: "swift") == swift)
    }

    @Test("The first page is listed, and the next one is asked for with its text and cursor")
    func firstPage() {
        let list = ArticleList(.numbered(1...2, next: "2"), for: swift)
        #expect(list.articles == [.numbered(1), .numbered(2)])
        #expect(list.missingPage(for: "swift") == nil)
        #expect(list.nextPage(for: "swift") == PageQuery(matching: "swift", after: "2"))
    }

    @Test("The next page follows the ones before")
    func nextPage() {
        var list = ArticleList(.numbered(1...2, next: "2"), for: all)
        list.receive(.numbered(3...4, next: "4"), for: PageQuery(matching: "", after: "2"))
        #expect(list.articles == [.numbered(1), .numbered(2), .numbered(3), .numbered(4)])
        #expect(list.nextPage(for: "") == PageQuery(matching: "", after: "4"))
    }

    @Test("After the last page nothing more is asked for")
    func lastPage() {
        var list = ArticleList(.numbered(1...1, next: "1"), for: all)
        list.receive(.numbered(2...2), for: PageQuery(matching: "", after: "1"))
        #expect(list.nextPage(for: "") == nil)
    }

    @Test("A first page replaces the list, that of the same text, too", arguments: ["", "swift"])
    func replaced(text: String) {
        var list = ArticleList(.numbered(1...4, next: "4"), for: all)
        list.receive(.numbered(3...5), for: PageQuery(matching: text))
        #expect(list.articles == [.numbered(3), .numbered(4), .numbered(5)])
        #expect(list.nextPage(for: text) == nil)
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
        #expect(list.nextPage(for: "swift") == PageQuery(matching: "swift", after: "2"))
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

    // MARK: Another text

    @Test("For another text the first page is missing, and comes next at the end, too")
    func otherText() {
        let list = ArticleList(.numbered(1...2, next: "2"), for: all)
        #expect(list.missingPage(for: "swift") == swift)
        #expect(list.nextPage(for: "swift") == swift)
    }

    @Test("After the last page of one text, the first page of another is still missing")
    func otherTextAfterLastPage() {
        let list = ArticleList(.numbered(1...2), for: swift)
        #expect(list.nextPage(for: "swift") == nil)
        #expect(list.nextPage(for: "") == all)
    }

    // MARK: The reason to be empty

    @Test("Before the first page nobody knows why it is empty", arguments: ["", "swift"])
    func unknownReason(text: String) {
        #expect(ArticleList().emptyReason(for: text) == nil)
    }

    @Test("Without a text there are no articles")
    func noArticles() {
        #expect(ArticleList(.empty, for: all).emptyReason(for: "") == .noArticles)
    }

    @Test("With a text no article matches it")
    func noMatch() {
        #expect(ArticleList(.empty, for: swift).emptyReason(for: "swift") == .noMatch(for: "swift"))
    }

    @Test("An empty list says nothing of another text", arguments: ["", "swif"])
    func otherReason(text: String) {
        #expect(ArticleList(.empty, for: swift).emptyReason(for: text) == nil)
    }

    @Test("With an article it is not empty, whatever the text", arguments: ["", "swift"])
    func notEmpty(text: String) {
        #expect(ArticleList(.numbered(1...1), for: swift).emptyReason(for: text) == nil)
    }
}

extension ArticleList {
    /// A list that has got one page.
    fileprivate init(_ page: Page, for query: PageQuery) {
        self.init()
        receive(page, for: query)
    }
}
