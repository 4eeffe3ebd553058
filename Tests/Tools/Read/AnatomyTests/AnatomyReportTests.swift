import SourceFixtures
import SwiftSources
import Output
import Testing

@testable import Anatomy

@Suite("The report")
struct AnatomyReportTests {
    private var figures: AnatomyFigures {
        var sources = MadeSources()
        for module in ["MVP", "MVVM", "VIPER"] {
            sources.add(module, "NewsPresenter") { $0.addType("NewsPresenter", statements: 3) }
        }
        return sources.figures
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
        let names = ["size", "features", "roles", "ownership", "tests"]
        #expect(Set(generated.keys) == Set(["anatomy"] + names.map { "anatomy \($0)" }))
        #expect(generated["anatomy"]?.contains(generated["anatomy size"] ?? "none") == true)
    }
}
