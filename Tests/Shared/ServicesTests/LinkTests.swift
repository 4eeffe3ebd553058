import Services
import Testing

@Suite("Links")
struct LinkTests {
    @Test("The news have a link")
    func news() {
        #expect(Link("triptych://news") == .news)
    }

    @Test("Every article has a link", arguments: ["7", "abc", "a-7", "Été2"])
    func article(id: String) {
        #expect(Link("triptych://article/\(id)") == .article(id))
    }

    @Test(
        "A malformed link is none",
        arguments: [
            "", "news", "triptych:", "triptych://", "triptych:/news", "://news", " triptych://news",
            "triptych://news ", "triptych://article/", "triptych://article/a b",
            "triptych://article/7?x=1", "triptych://article/7#top", "triptych://article/..",
        ])
    func malformed(text: String) {
        #expect(Link(text) == nil)
    }

    @Test(
        "A link to a place there is not is none",
        arguments: [
            "triptych://login", "triptych://article", "triptych://news/", "triptych://news/7",
            "triptych://article/7/", "triptych://article/7/8", "triptych://articles/7",
            "triptych:///news", "https://news", "https://article/7",
        ])
    func unknown(text: String) {
        #expect(Link(text) == nil)
    }
}
