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
        #expect(html.contains("<b>MVVM 2.00×</b> <span class=\"verdict-slower\">▲ slower</span>"))
        #expect(
            html.contains(
                "<b>MVP 1.00×</b> <span class=\"verdict-same\">= no difference shown</span>"))
    }

    @Test("Bars are as long as their figures, beside those of the others")
    func bars() throws {
        let bars = try #require(card(of: "MVVM", in: .made))
            .matches(of: #/<rect class="fill series-3"[^>]* width="([0-9.]+)"/#)
            .compactMap { Double($0.1) }
        let others = try #require(card(of: "MVC", in: .made))
            .matches(of: #/<rect class="fill series-1"[^>]* width="([0-9.]+)"/#)
            .compactMap { Double($0.1) }
        #expect(abs(bars[0] - 2 * others[0]) < 0.2)
        #expect(bars[0] == 280, "the longest fills its track")
        #expect((bars + others).allSatisfy { (0...280).contains($0) })
    }

    @Test("Eight architectures fit, each with its own sign")
    func eight() throws {
        let names = (1...8).map { "A\($0)" }
        let seconds = (0..<12).map { _ in names.indices.map { [1e-6 * Double($0 + 1)] } }
        let run = BenchmarkRun(
            head: BenchmarkRun.made.head,
            results: [
                BenchmarkResult(
                    suite: "ready values", name: "one whole session", subjects: names,
                    seconds: seconds)
            ])
        let scorecard = Scorecard(
            run: run, findings: run.findings, tour: [], sources: [])
        let cards = SummaryCard.all(of: scorecard).map(\.html.markup)
        #expect(cards.count == 8)
        #expect(
            Set(cards.compactMap { $0.firstMatch(of: #/marker (series-[0-9])/#)?.1 }).count == 8)
        #expect(cards[7].contains(">8.00×</text>"))
        let picture = SummaryPicture(scorecard, note: "")
        #expect(picture.svg.components(separatedBy: "class=\"frame\"").count == 9)
    }

    @Test("The picture is sound XML and loads nothing")
    func picture() throws {
        let svg = try Report.made().picture
        #expect(XMLParser(data: Data(svg.utf8)).parse())
        #expect(svg.contains("prefers-color-scheme: dark"))
        for name in Architecture.all.names { #expect(svg.contains(">\(name)</text>")) }
        #expect(!svg.contains("url(") && !svg.contains("href"))
    }

    private func card(of app: String, in run: BenchmarkRun) -> String? {
        let scorecard = Scorecard(run: run, findings: run.findings, tour: [], sources: [])
        return SummaryCard.all(of: scorecard).map(\.html.markup)
            .first { $0.contains("aria-label=\"\(app).") }
    }
}
