import Testing

@testable import Output

@Suite("HTML")
struct HTMLTests {
    @Test("What is interpolated is escaped, in texts and in attributes")
    func text() {
        let text = #"<b> & "c""#
        let html: HTML = "<p title=\"\(text)\">\(text)</p>"
        let escaped = "&lt;b&gt; &amp; &quot;c&quot;"
        #expect(html.markup == "<p title=\"\(escaped)\">\(escaped)</p>")
    }

    @Test("Markup is not escaped again")
    func markup() {
        let inner: HTML = "<b>\("&")</b>"
        let html: HTML = "<p>\(inner)\([inner, inner])</p>"
        #expect(html.markup == "<p><b>&amp;</b><b>&amp;</b>\n<b>&amp;</b></p>")
    }

    @Test("A table names its rows and columns, and has its figures to the right")
    func table() {
        let table = Table(
            "Times", figures: ["<MVP>"],
            rows: [
                ["log in", "1 & 2"], ["log out", 3_614_608],
                ["send", Table.Cell("1.18 (1.17–1.19) ▲", .slower)], ["wait", nil as Int?],
            ])
        let markup = table.html(caption: "Times", rows: "Action").markup
        #expect(markup.contains("<caption>Times</caption>"))
        #expect(markup.contains(#"<th scope="col">Action</th>"#))
        #expect(markup.contains(#"<th scope="col">&lt;MVP&gt;</th>"#))
        #expect(markup.contains(#"<th scope="row">log in</th>"#))
        #expect(markup.contains(#"<td>1 &amp; 2</td>"#))
        #expect(markup.contains(">3,614,608</td>"))
        #expect(markup.contains(">–</td>"))
        #expect(markup.contains(#"<span class="verdict-slower">1.18 (1.17–1.19) ▲</span>"#))
    }
}
