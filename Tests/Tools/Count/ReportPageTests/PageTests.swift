import Console
import Pages
import Testing

@testable import ReportPage

@Suite("Pages")
struct PageTests {
    private let markup = Page(
        title: "A & B", introduction: "<p>Hello</p>",
        sections: [
            PageSection(id: "one", title: "<One>", html: "<p>First</p>"),
            PageSection(id: "two", title: "Two", gist: "in short", html: "<p>Second</p>"),
        ], style: ".mine {}"
    ).html.markup

    @Test("Every section is in the contents, has a heading and is named by it; titles are escaped")
    func sections() {
        #expect(markup.contains("<title>A &amp; B</title>"))
        for (id, title) in [("one", "&lt;One&gt;"), ("two", "Two")] {
            #expect(markup.contains("<a href=\"#\(id)\">\(title)</a>"))
            #expect(markup.contains("<section aria-labelledby=\"\(id)-title\">"))
            #expect(markup.contains("<h2 id=\"\(id)-title\">\(title)</h2>"))
        }
    }

    @Test("A section with a gist opens, and links lead into what it opens")
    func details() throws {
        let closed = try #require(markup.firstRange(of: "<details>"))
        let before = markup[..<closed.lowerBound]
        #expect(before.contains("<div id=\"one\" class=\"contents\">"))
        #expect(!before.contains("<div id=\"two\""))
        let after = markup[closed.upperBound...]
        #expect(after.contains("<span class=\"gist\">in short</span>"))
        #expect(after.contains("<div id=\"two\" class=\"contents\">"))
    }
}
