import ArchitectureList
import BenchmarkResults
import Foundation
import Output
import Testing

@testable import Measuring
@testable import ReportPage

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("The summary")
struct SummaryTests {
    @Test("There is a card for each architecture of the list, in its order")
    func cards() throws {
        let html = try #require(Report.made().sections.first).html.markup
        let names = html.matches(of: #/<text class="name"[^>]*>([^<]*)<\/text>/#).map {
            String($0.1)
        }
        #expect(names == Architecture.all.names)
        #expect(html.components(separatedBy: "<svg class=\"card\"").count == names.count + 1)
    }

    @Test("It answers in words, the sign of each verdict beside its colour")
    func answer() throws {
        let html = try #require(Report.made().sections.first).html.markup
        #expect(html.contains("Time of a session, services answer at once, beside MVC: "))
        let slower = #"<b>MVVM 2.00 times 1.01 µs</b> <span class="verdict-slower">▲ slower</span>"#
        #expect(html.contains(slower + " (over HTTP 1.0 % of a tap)"))
        #expect(html.contains("<b>MVP</b> = no difference shown"))
        #expect(html.contains(#">=</text>"#), "no ratio where no difference is shown")
    }

    @Test("The picture is sound XML and loads nothing")
    func picture() throws {
        let svg = try Report.made().picture
        #expect(XMLParser(data: Data(svg.utf8)).parse())
        #expect(svg.contains("--paper: light-dark("))
        for name in Architecture.all.names { #expect(svg.contains(">\(name)</text>")) }
        #expect(!svg.contains("url(") && !svg.contains("href"))
    }
}
