import Pages
import Testing

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
}
