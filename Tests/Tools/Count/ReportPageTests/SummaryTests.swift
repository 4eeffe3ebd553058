import ArchitectureList
import Console
import Pages
import Testing

@testable import Measuring
@testable import ReportPage

@Suite("The summary")
struct SummaryTests {
    @Test("There is a column for each architecture of the list, and a bar for each figure")
    func bars() throws {
        let html = try #require(Report.made().sections.first).html.markup
        let heads = html.matches(of: #/<th scope="col">([^<]*)<\/th>/#).map { String($0.1) }
        #expect(heads == ["Figure"] + Architecture.all.names)
        // The third takes twice as long as the first, and the fourth nearly as long.
        let row = #/<th scope="row">Time of a session.*?<\/tr>/#.dotMatchesNewlines()
        let bars = try #require(html.firstMatch(of: row)).0.matches(of: #/--share: (\d+)/#).map {
            Int($0.1)
        }
        #expect(bars == [50, 50, 100, 55])
    }

    @Test("It answers in words, the sign of each verdict beside its colour")
    func answer() throws {
        let html = try #require(Report.made().sections.first).html.markup
        #expect(html.contains("Time of a session, services answer at once, beside MVC: "))
        let slower = #"<b>MVVM 2.00 times 1.01 µs</b> <span class="verdict-slower">▲ slower</span>"#
        #expect(html.contains(slower + " (over HTTP 1.0 % of a tap)"))
        #expect(html.contains("<b>MVP</b> = no difference shown"))
        // There is no ratio where no difference is shown.
        #expect(html.contains(#"<td><span class="verdict-same">=</span>"#))
    }
}
