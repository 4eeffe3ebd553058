import SourceFixtures
import SwiftSources
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
        #expect(!AnatomyReport(figures).text(width: nil).contains("Action"))
        let messages = ["MVP": [ActionMessages(action: "tap on Send", messages: 7)]]
        let report = AnatomyReport(figures, messages: messages)
        #expect(report.text(width: nil).contains("tap on Send    –    7"))
        #expect(!report.markdown.contains("tap on Send"))
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

    @Test("References to roles and to other modules are in one table")
    func references() {
        var sources = MadeSources()
        sources.add("PocketUI", "Label", in: "") { $0.addTypes(1) }
        sources.add("MVP", "NewsViewController") { $0.addTypes(1) }
        sources.add("MVP", "NewsPresenter") { file in
            file.references = ["MVP.NewsViewController0", "PocketUI.Label0"].enumerated().map {
                Reference(.type($1), at: $0)
            }
        }
        let table = AnatomyReport(sources.figures).generated["anatomy references"] ?? ""
        #expect(table.contains("| Presenter | ViewController | 0 | 1 | 0 | 0 |"))
        #expect(table.contains("| Presenter | PocketUI | 0 | 1 | 0 | 0 |"))
    }

    @Test("A document may ask for all tables, or for each by its name")
    func generated() {
        let generated = AnatomyReport(figures).generated
        let names = ["size", "features", "roles", "references", "ownership", "tests"]
        #expect(Set(generated.keys) == Set(["anatomy"] + names.map { "anatomy \($0)" }))
        #expect(generated["anatomy"]?.contains(generated["anatomy size"] ?? "none") == true)
    }
}
