import SourceFixtures
import Testing

@testable import Anatomy
@testable import Traces

@Suite("The report")
struct AnatomyReportTests {
    private var figures: AnatomyFigures {
        var sources = MadeSources()
        for module in ["MVP", "MVVM", "VIPER"] {
            sources.add(module, "NewsPresenter") { $0.addType("NewsPresenter", statements: 3) }
        }
        return sources.figures
    }

    @Test("The text marks missing figures as not measured; the Markdown leaves them out")
    func notMeasured() {
        let report = AnatomyReport(figures)
        #expect(report.text(width: nil).contains("not measured"))
        #expect(!report.markdown.contains("easured"))
    }

    @Test("What was measured is shown")
    func measured() {
        var figures = figures
        figures.add(coverage: ["MVP": CoverageFigures(lines: 200, covered: 150)])
        figures.add(compilation: ["VIPER": CompilationFigures(seconds: 0.5, objectBytes: 12_345)])
        let text = AnatomyReport(figures).text(width: nil)
        #expect(text.contains("75.0 % of 200"))
        #expect(text.contains("500 ms"))
        #expect(text.contains("12.3 kB"))
    }

    @Test("Messages are shown as soon as there are any")
    func messages() {
        var figures = figures
        #expect(!AnatomyReport(figures).text(width: nil).contains("Action"))
        figures.add(messages: ["MVP": [ActionMessages(action: "tap on Send", messages: 7)]])
        #expect(AnatomyReport(figures).text(width: nil).contains("tap on Send    –    7"))
    }

    @Test("The report says where a role or a feature has no file of its own")
    func noPlace() {
        var sources = MadeSources()
        sources.add("MVC", "RootViewController", in: "Base") { $0.addType("Root", statements: 5) }
        sources.add("MVP", "LinkPresenter", in: "Link") {
            $0.addType("LinkPresenter", statements: 3)
        }
        let text = AnatomyReport(sources.figures).text(width: nil)
        #expect(text.contains("ViewController    5 in 1  no place"))
        #expect(text.contains("Presenter       no place    3 in 1  no place"))
        #expect(text.contains("Link     part of Base  3 in 1"))
    }

    @Test("A document may ask for each table by its name")
    func generated() {
        let generated = AnatomyReport(figures).generated
        #expect(
            generated.keys.sorted() == [
                "anatomy", "anatomy coupling", "anatomy extremes", "anatomy feature details",
                "anatomy features",
                "anatomy modules", "anatomy ownership", "anatomy references MVC",
                "anatomy references MVP", "anatomy references MVVM", "anatomy references VIPER",
                "anatomy role details", "anatomy roles", "anatomy size", "anatomy tests",
            ])
        #expect(generated["anatomy"]?.contains(generated["anatomy size"] ?? "none") == true)
    }

    @Test("The same sources give the same text")
    func repeatable() {
        #expect(AnatomyReport(figures).markdown == AnatomyReport(figures).markdown)
    }
}
