import Pages
import Testing

@testable import Console

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

    @Test("A text that may be broken is escaped, too")
    func breaks() {
        #expect(HTML("A/B & C/", breakingAfter: #/\//#).markup == "A/<wbr/>B &amp; C/<wbr/>")
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

    @Test("A document in Markdown keeps its headings, paragraphs and tables")
    func markdown() {
        let html = HTML(
            markdown: """
                # The title

                ## A & B

                <!-- a mark -->

                | Time | MVC |
                | --- | ---: |
                | log in | 1000 |

                **Bold**, `a <b>` and
                [a link](to/nowhere.md).
                """
        ).markup
        #expect(html.hasPrefix("<h3>A &amp; B</h3>\n<div class=\"scroll\""))
        #expect(html.contains("<th scope=\"col\">Time</th><th scope=\"col\">MVC</th>"))
        #expect(html.contains("<th scope=\"row\">log in</th>\n<td>1,000</td>"))
        #expect(
            html.hasSuffix("<p><b>Bold</b>, <code>a &lt;b&gt;</code> and a link.</p>"))
        #expect(!html.contains("title") && !html.contains("mark"))
    }
}
