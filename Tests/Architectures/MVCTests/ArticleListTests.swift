import ServiceDoubles
import Services
import Testing

@testable import MVC

@Suite("MVC: the list of articles")
struct ArticleListTests {
    @Test("Before a page has come it is empty, and matches no text")
    func begins() {
        let list = ArticleList()
        #expect(list.articles.isEmpty)
        #expect(list.text == nil)
        #expect(list.nextCursor == nil)
    }

    @Test("It has what its first page has, and says what that matches")
    func firstPage() {
        let list = ArticleList(matching: "swift", firstPage: .numbered(1...2, next: "2"))
        #expect(list.articles == [.numbered(1), .numbered(2)])
        #expect(list.text == "swift")
        #expect(list.nextCursor == "2")
    }

    @Test("The next page follows the ones before")
    func nextPage() {
        var list = ArticleList(matching: "", firstPage: .numbered(1...2, next: "2"))
        list.append(.numbered(3...4, next: "4"))
        #expect(list.articles == [.numbered(1), .numbered(2), .numbered(3), .numbered(4)])
        #expect(list.text == "")
        #expect(list.nextCursor == "4")
    }

    @Test("After the last page there is no cursor")
    func lastPage() {
        var list = ArticleList(matching: "", firstPage: .numbered(1...1, next: "1"))
        list.append(.numbered(2...2))
        #expect(list.nextCursor == nil)
    }

    @Test("An article that a page repeats is there once, in its first place")
    func shiftedPages() {
        var list = ArticleList(matching: "", firstPage: .numbered(1...2, next: "2"))
        list.append(.numbered(2...3, next: "3"))
        list.append(.numbered(1...4))
        #expect(list.articles == [.numbered(1), .numbered(2), .numbered(3), .numbered(4)])
    }

    @Test("A page can repeat itself")
    func repeatedInOnePage() {
        let page = Page(articles: [.numbered(1), .numbered(1)], nextCursor: nil)
        #expect(ArticleList(matching: "", firstPage: page).articles == [.numbered(1)])
    }

    // MARK: Nothing to show

    @Test("Until the first page is there, nothing is known to be unmatched")
    func unknown() {
        #expect(ArticleList().unmatchedText == nil)
    }

    @Test("Without an article its text is unmatched", arguments: ["", "swift"])
    func unmatched(text: String) {
        #expect(ArticleList(matching: text, firstPage: .empty).unmatchedText == text)
    }

    @Test("With an article nothing is unmatched")
    func matched() {
        #expect(ArticleList(matching: "swift", firstPage: .numbered(1...1)).unmatchedText == nil)
    }
}
