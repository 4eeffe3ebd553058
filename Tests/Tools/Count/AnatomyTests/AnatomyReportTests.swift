import Console
import SourceFixtures
import SwiftSources
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
        sources.add("MVC", "RootViewController", in: "Root") { $0.addType("Root", statements: 5) }
        sources.add("MVP", "NewsPresenter") { $0.addType("NewsPresenter", statements: 3) }
        let text = AnatomyReport(sources.figures).document.text(width: nil)
        #expect(text.contains("ViewController    5 in 1  no place"))
        #expect(text.contains("Presenter       no place    3 in 1  no place"))
        #expect(text.contains("News          –  3 in 1     –      –"))
    }

    @Test("A document may ask for all tables, or for each by its name")
    func generated() {
        let generated = AnatomyReport(figures).generated
        let names = ["size", "features", "roles", "ownership", "tests", "average", "longest"]
        #expect(Set(generated.keys) == Set(["anatomy"] + names.map { "anatomy \($0)" }))
        #expect(generated["anatomy"]?.contains(generated["anatomy size"] ?? "none") == true)
    }

    @Test("The longest type may be any but one of the binding, or has to decide without a view")
    func longest() throws {
        var sources = MadeSources()
        sources.add("MVVM", "NewsViewController") { $0.addType("Screen", statements: 5) }
        sources.add("MVVM", "NewsViewModel") { $0.addType("News", statements: 4) }
        sources.add("MVVM", "Observable", in: "Binding") { $0.addType("Box", statements: 9) }
        let rows = try #require(AnatomyReport(sources.figures).generated["anatomy longest"])
        #expect(rows.contains("| the longest type | – | – | 5 (Screen) | – |"))
        #expect(
            rows.contains(
                "| the longest presenter, view model or interactor | – | – | 4 (News) | – |"))
    }

    @Test("A feature on average is one that all have")
    func average() throws {
        var sources = MadeSources()
        for module in ["MVC", "MVP", "MVVM", "VIPER"] {
            sources.add(module, "NewsPresenter") { $0.addType("News", statements: 3) }
            sources.add(module, "LoginPresenter", in: "Login") { file in
                file.addType("Login", statements: module == "MVP" ? 6 : 3)
            }
        }
        sources.add("MVP", "RootPresenter", in: "Root") { $0.addType("Root", statements: 90) }
        sources.add("MVP", "BasePresenter", in: "Base") { $0.addType("Base", statements: 90) }
        let rows = try #require(AnatomyReport(sources.figures).generated["anatomy average"])
        #expect(rows.contains("| statements | 3.0 | 4.5 | 3.0 | 3.0 |"))
        #expect(rows.hasSuffix("over Login and News, which have a folder in each architecture."))
    }
}
