import ServiceDoubles
import Services
import Testing

@testable import MVI

@Suite("MVI: article")
struct ArticleStateTests {
    @Test("It says what the article is, who wrote it and how long ago")
    func content() {
        let state = ArticleState(article: .numbered(2), now: .testNow)
        #expect(state.title == "Article 2")
        #expect(state.byline == "Author 2 · 2 h ago")
        #expect(state.body == "Body 2.")
    }
}
