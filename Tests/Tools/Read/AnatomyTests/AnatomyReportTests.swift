import SourceFixtures
import SwiftSources
import Output
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

    @Test("Messages are shown if they were counted, but not in a document")
    func messages() {
        #expect(!AnatomyReport(figures).document.text(width: nil).contains("Action"))
        let messages = ["MVP": [ActionMessages(action: "tap on Send", messages: 7)]]
        let report = AnatomyReport(figures, messages: messages)
        #expect(report.document.text(width: nil).contains("tap on Send    –    7"))
        #expect(report.generated.values.allSatisfy { !$0.contains("tap on Send") })
    }

    @Test("The report says where a role or a feature has no file of its own")
    func noPlace() {
        var sources = MadeSources()
        sources.add("MVC", "RootViewController", in: "Base") { $0.addType("Root", statements: 5) }
        sources.add("MVP", "LinkPresenter", in: "Link") {
            $0.addType("LinkPresenter", statements: 3)
        }
        let text = AnatomyReport(sources.figures).document.text(width: nil)
        #expect(text.contains("ViewController    5 in 1  no place"))
        #expect(text.contains("Presenter       no place    3 in 1  no place"))
        #expect(text.contains("Link     part of Base  3 in 1"))
    }

    @Test("A document may ask for all tables, or for each by its name")
    func generated() {
        let generated = AnatomyReport(figures).generated
        let names = ["size", "features", "roles", "references", "ownership", "tests"]
        #expect(Set(generated.keys) == Set(["anatomy"] + names.map { "anatomy \($0)" }))
        #expect(generated["anatomy"]?.contains(generated["anatomy size"] ?? "none") == true)
    }
}
