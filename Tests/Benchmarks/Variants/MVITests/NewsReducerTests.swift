import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVI

@Suite("MVI: news, the reducer")
struct NewsReducerTests {
    private static let firstPage = PageQuery(matching: "")
    private static let nextPage = PageQuery(matching: "", after: "2")
    private static let unloaded = NewsState()
    private static let loaded = state(.numbered(1...2, next: "2"))
    private static let complete = state(.numbered(1...2))
    private static let empty = state(.empty)

    @Test("The first page is loaded on appearing, unless it is there or on its way")
    func appeared() {
        NewsReducer.expect(.appeared, in: Self.unloaded, asks: [.load(Self.firstPage)]) {
            $0.isLoading = true
        }
        for state in [Self.loaded, Self.complete, Self.empty, Self.loading(Self.unloaded)] {
            NewsReducer.expect(.appeared, in: state)
        }
    }

    @Test("A search loads the first page, and keeps the rows until it is there")
    func editedSearch() {
        for state in [Self.unloaded, Self.loaded, Self.empty, Self.loading(Self.loaded)] {
            let search = NewsEffect.load(PageQuery(matching: "swift"))
            NewsReducer.expect(.editedSearch("swift"), in: state, asks: [search]) {
                $0.searchText = "swift"
                $0.isLoading = true
            }
        }
    }

    @Test("Pulling loads the first page of the search, also while another load is under way")
    func pulledToRefresh() {
        for var state in [Self.unloaded, Self.loaded, Self.empty, Self.loading(Self.loaded)] {
            state.searchText = "swift"
            let search = NewsEffect.load(PageQuery(matching: "swift"))
            NewsReducer.expect(.pulledToRefresh, in: state, asks: [search]) { $0.isLoading = true }
        }
    }

    @Test("The end of the rows loads the next page, if there is one and no load is under way")
    func reachedEnd() {
        NewsReducer.expect(.reachedEnd, in: Self.loaded, asks: [.load(Self.nextPage)]) {
            $0.isLoading = true
        }
        for state in [Self.complete, Self.empty, Self.loading(Self.loaded)] {
            NewsReducer.expect(.reachedEnd, in: state)
        }
    }

    @Test(
        "After a failed search, appearing and the end of the rows load the first page of the search",
        arguments: [NewsIntent.appeared, .reachedEnd])
    func afterFailedSearch(intent: NewsIntent) {
        for var state in [Self.unloaded, Self.loaded, Self.complete, Self.empty] {
            state.searchText = "swift"
            let search = NewsEffect.load(PageQuery(matching: "swift"))
            NewsReducer.expect(intent, in: state, asks: [search]) { $0.isLoading = true }
            NewsReducer.expect(intent, in: Self.loading(state))
        }
    }

    @Test("Selecting a row opens its article")
    func selectedRow() {
        NewsReducer.expect(.selectedRow(1), in: Self.loaded, asks: [.showArticle(.numbered(2))])
    }

    @Test("A first page replaces the rows, and the next one is appended without repeating any")
    func receivedPage() {
        for state in [Self.unloaded, Self.loaded, Self.empty] {
            let page = Page.numbered(3...4)
            NewsReducer.expect(.loaded(page, for: Self.firstPage), in: Self.loading(state)) {
                $0 = Self.state(page)
            }
        }
        let next = NewsIntent.loaded(.numbered(2...3), for: Self.nextPage)
        NewsReducer.expect(next, in: Self.loading(Self.loaded)) {
            $0.isLoading = false
            $0.list.receive(.numbered(2...3), for: Self.nextPage)
            #expect($0.list.articles == (1...3).map(Article.numbered))
        }
    }

    @Test("A page that continues other rows is dropped")
    func receivedOtherPage() {
        for (text, cursor) in [("", "4"), ("swift", "2")] {
            let query = PageQuery(matching: text, after: cursor)
            let page = NewsIntent.loaded(.numbered(3...4), for: query)
            NewsReducer.expect(page, in: Self.loading(Self.loaded)) { $0.isLoading = false }
        }
    }

    @Test("A failure keeps the rows", arguments: ServiceError.failures)
    func failed(error: ServiceError) {
        let toasts = Texts.message(for: error).map { [NewsEffect.showToast($0)] } ?? []
        for state in [Self.unloaded, Self.loaded] {
            NewsReducer.expect(.failed(error), in: Self.loading(state), asks: toasts) {
                $0.isLoading = false
            }
        }
    }

    @Test("A row shows the title, the author and the age")
    func row() {
        #expect(Self.loaded.numberOfRows == 2)
        let row = Self.loaded.row(at: 1, now: .testNow)
        #expect(row == ArticleRow(title: "Article 2", byline: "Author 2 · 2 h ago"))
    }

    @Test("It says why there are no rows, once it is known")
    func emptyText() {
        #expect(Self.unloaded.emptyText.isEmpty)
        #expect(Self.loaded.emptyText.isEmpty)
        #expect(Self.empty.emptyText == Texts.noNews)
        #expect(Self.state(.empty, matching: "x").emptyText == Texts.noMatch(for: "x"))
    }

    @Test("Once the search is edited, the reason for the last one is gone")
    func emptyTextOfOtherSearch() {
        var state = Self.state(.empty, matching: "x")
        state.searchText = "xy"
        #expect(state.emptyText.isEmpty)
    }

    private static func state(_ page: Page, matching text: String = "") -> NewsState {
        var state = NewsState(searchText: text)
        state.list.receive(page, for: PageQuery(matching: text))
        return state
    }

    private static func loading(_ state: NewsState) -> NewsState {
        var state = state
        state.isLoading = true
        return state
    }
}
