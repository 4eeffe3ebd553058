import ArchitectureList
import SourceFixtures
import Testing

@testable import Anatomy
@testable import Folklore
@testable import SwiftSources
@testable import Traces

/// The rules, each with figures that let the claim hold and figures that don't.
@Suite("Folklore")
struct FolkloreTests {
    @Test(
        "Classes multiply if VIPER has far more types than each of the others", arguments: [15, 16])
    func classes(types: Int) {
        var sources = MadeSources()
        for (module, count) in [("MVP", 8), ("MVVM", 10), ("VIPER", types)] {
            sources.add(module, "NewsPresenter") { $0.addTypes(count) }
        }
        // The library of bindings does not count.
        sources.add("MVVM", "Observable", in: "Binding") { $0.addTypes(90) }
        #expect(verdict("Classes multiply.", sources) == (types > 15 ? .holds : .doesNotHold))
    }

    @Test(
        "Interfaces explode if MVP's ask for more than half of MVC's functions", arguments: [2, 3])
    func interfaces(requirements: Int) {
        var sources = MadeSources()
        for number in 1...4 {
            sources.add("MVC", "Screen\(number)") { $0.addType("Screen\(number)", statements: 1) }
        }
        sources.add("MVP", "NewsView") { $0.addTypes(1, .protocol, requirements: requirements) }
        let expected: ClaimVerdict = requirements > 2 ? .holds : .doesNotHold
        #expect(verdict("Interfaces explode.", sources) == expected)
    }

    @Test(
        "A type of logic is heavy if it is far longer than those of the others",
        arguments: [30, 31])
    func heavy(statements: Int) {
        for (claim, module, file) in [
            ("Presenters get heavy.", "MVP", "NewsPresenter"),
            ("The view model becomes massive.", "MVVM", "NewsViewModel"),
        ] {
            var sources = MadeSources()
            sources.add("VIPER", "NewsInteractor") { $0.addType("NewsInteractor", statements: 20) }
            sources.add(module, file) { $0.addType(file, statements: statements) }
            // Types that are not logic do not count.
            sources.add("VIPER", "NewsViewController") { $0.addType("Screen", statements: 99) }
            #expect(verdict(claim, sources) == (statements > 30 ? .holds : .doesNotHold))
        }
    }

    @Test(
        "A presenter can be reused as long as it names no view controller",
        arguments: [false, true])
    func reuse(namesView: Bool) {
        var sources = MadeSources()
        sources.add("MVP", "NewsViewController") { $0.addTypes(1) }
        sources.add("MVP", "NewsPresenter") { file in
            if namesView {
                file.references = [Reference(.type("MVP.NewsViewController0"), at: 1)]
            }
        }
        sources.add("MVPTests", "NewsPresenterTests", in: "")
        sources.add("MVPTests", "NewsViewSpy", in: "Doubles") { $0.addTypes(1) }
        #expect(
            verdict("The presenter can be reused with another view.", sources)
                == (namesView ? .doesNotHold : .holds))
    }

    @Test("Bindings cost memory if MVVM's screens take far most")
    func memory() {
        let claim = "Bindings cost memory."
        func screens(mvvm: Int) -> [Evidence.OpenScreen] {
            [("MVC", 8), ("MVP", 10), ("MVVM", mvvm), ("VIPER", 12)].map {
                Evidence.OpenScreen(name: "home", architecture: $0, blocks: $1)
            }
        }
        #expect(verdict(claim, MadeSources(), openScreens: screens(mvvm: 19)) == .holds)
        #expect(verdict(claim, MadeSources(), openScreens: screens(mvvm: 18)) == .doesNotHold)
        #expect(verdict(claim, MadeSources()) == .cannotBeSaid)
    }

    @Test("Bugs are hard to trace if an action takes far more messages", arguments: [6, 7])
    func messages(count: Int) {
        var figures = MadeSources().figures
        #expect(verdict("Bugs are hard to trace.", figures) == .cannotBeSaid)
        figures.add(messages: [
            "MVC": [ActionMessages(action: "tap", messages: 2)],
            "MVP": [ActionMessages(action: "tap", messages: 3)],
            "MVVM": [ActionMessages(action: "tap", messages: count)],
            "VIPER": [ActionMessages(action: "tap", messages: 4)],
        ])
        #expect(verdict("Bugs are hard to trace.", figures) == (count > 6 ? .holds : .doesNotHold))
    }

    @Test("Roles are clear if they name each other least often", arguments: [false, true])
    func roles(isDirect: Bool) {
        var sources = MadeSources()
        for module in ["MVP", "MVVM"] {
            sources.add(module, "NewsViewModel") { $0.addTypes(1) }
            sources.add(module, "NewsViewController") {
                $0.references = [Reference(.type("\(module).NewsViewModel0"), at: 1)]
            }
        }
        let named = isDirect ? "NewsInteractor" : "NewsContract"
        sources.add("VIPER", named) { $0.addTypes(1) }
        sources.add("VIPER", "NewsPresenter") {
            $0.references = [Reference(.type("VIPER.\(named)0"), at: 1)]
        }
        #expect(verdict("Roles are clear.", sources) == (isDirect ? .doesNotHold : .holds))
    }

    @Test("A module is complex if a feature has far more to declare", arguments: [3, 4])
    func modules(types: Int) {
        var sources = MadeSources()
        sources.add("MVP", "NewsPresenter") { $0.addTypes(1) }
        sources.add("MVVM", "NewsViewModel") { $0.addTypes(2) }
        sources.add("VIPER", "NewsContract") { $0.addTypes(types) }
        sources.add("VIPER", "Route", in: "Base") { $0.addTypes(20) }
        let expected: ClaimVerdict = types > 3 ? .holds : .doesNotHold
        #expect(verdict("Setting up a module is complex.", sources) == expected)
    }

    @Test(
        "Complex screens are told by the longest type of the largest feature",
        arguments: [(4, ClaimVerdict.holds), (7, .cannotBeSaid), (9, .doesNotHold)])
    func complexScreens(statements: Int, expected: ClaimVerdict) {
        var sources = MadeSources()
        sources.add("MVP", "NewsPresenter") { $0.addType("NewsPresenter", statements: 8) }
        sources.add("MVVM", "NewsViewModel") { $0.addType("NewsViewModel", statements: 6) }
        sources.add("VIPER", "NewsInteractor") { $0.addType("I", statements: statements) }
        sources.add("MVP", "LoginPresenter", in: "Login") { $0.addType("L", statements: 9) }
        #expect(verdict("It suits complex screens.", sources) == expected)
    }

    @Test(
        "Easiest to test is what takes the least of everything",
        arguments: [(1, 1, ClaimVerdict.holds), (1, 3, .cannotBeSaid), (3, 3, .doesNotHold)])
    func testing(setUp: Int, doubles: Int, expected: ClaimVerdict) {
        var sources = MadeSources()
        for module in ["MVP", "MVVM", "VIPER"] {
            let isIt = module == "MVVM"
            let doubles = isIt ? doubles : 2
            let target = module + "Tests"
            sources.add(target, "NewsPresenterTests", in: "") { file in
                file.functions = [
                    FunctionDeclaration(name: "init", owner: nil, statements: isIt ? setUp : 2)
                ]
                file.references = (0..<doubles).map {
                    Reference(.type("\(target).Spy\($0)0"), at: $0)
                }
            }
            for number in 0..<doubles {
                sources.add(target, "Spy\(number)", in: "Doubles") { $0.addTypes(1) }
            }
        }
        #expect(verdict("It is the easiest to test.", sources) == expected)
    }

    @Test(
        "A view controller is massive if it is far longer than any type of the others",
        arguments: [30, 31])
    func massive(statements: Int) {
        var sources = MadeSources()
        sources.add("MVC", "HomeViewController", in: "Home") {
            $0.addType("HomeViewController", statements: statements)
        }
        sources.add("MVP", "NewsPresenter") { $0.addType("NewsPresenter", statements: 20) }
        // The library of bindings does not count.
        sources.add("MVVM", "Observable", in: "Binding") {
            $0.addType("Observable", statements: 90)
        }
        let expected: ClaimVerdict = statements > 30 ? .holds : .doesNotHold
        #expect(verdict("The view controller becomes massive.", sources) == expected)
    }

    @Test(
        "It can't be said whether it is massive if the number of screens decides",
        arguments: [30, 31])
    func massiveByDesign(statements: Int) {
        var sources = MadeSources()
        sources.add("MVC", "NewsViewController") { $0.addType("News", statements: 10) }
        sources.add("MVP", "NewsPresenter") { $0.addType("NewsPresenter", statements: 20) }
        sources.add("MVCMassive", "HomeViewController", in: "Home") {
            $0.addType("Home", statements: statements)
        }
        let figures = sources.figures(massiveMVC: .massiveMVC)
        let expected: ClaimVerdict = statements > 30 ? .cannotBeSaid : .doesNotHold
        #expect(verdict("The view controller becomes massive.", figures) == expected)
    }

    @Test("The least code is the fewest statements", arguments: [5, 6])
    func leastCode(statements: Int) {
        var sources = MadeSources()
        for module in ["MVP", "MVVM", "VIPER"] {
            sources.add(module, "NewsPresenter") { $0.addType("NewsPresenter", statements: 6) }
        }
        sources.add("MVC", "HomeViewController", in: "Home") {
            $0.addType("Home", statements: statements)
        }
        let expected: ClaimVerdict = statements < 6 ? .holds : .doesNotHold
        #expect(verdict("It takes the least code.", sources) == expected)
    }

    @Test(
        "Logic that can't be tested without a screen stands in no logic role",
        arguments: [false, true])
    func testable(hasPresenter: Bool) {
        var sources = MadeSources()
        for module in ["MVP", "MVVM", "VIPER"] {
            sources.add(module, "NewsPresenter") { $0.addType("NewsPresenter", statements: 6) }
        }
        sources.add("MVC", hasPresenter ? "HomePresenter" : "HomeViewController", in: "Home") {
            $0.addType("Home", statements: 6)
        }
        let claim = "Its logic can't be tested without a screen."
        #expect(verdict(claim, sources) == (hasPresenter ? .doesNotHold : .holds))
    }

    @Test("Only what is said of the architectures that were counted is judged")
    func subjects() {
        let figures = MadeSources(of: Array(Architecture.all.subjects.prefix(2))).figures
        let entries = FolkloreReport(by: Evidence(anatomy: figures)).entries
        #expect(Set(entries.map(\.architecture)) == ["MVC", "MVP"])
    }

    @Test("Every claim says where it comes from and how it is judged, and is judged in words")
    func complete() {
        let report = FolkloreReport(by: Evidence(anatomy: MadeSources().figures))
        #expect(report.entries.count == 18)
        for entry in report.entries {
            #expect(!entry.source.isEmpty && !entry.figures.isEmpty)
            #expect(entry.measure.contains("holds if"))
        }
    }

    @Test("The text keeps within the width")
    func width() {
        let report = FolkloreReport(by: Evidence(anatomy: MadeSources().figures))
        let lines = report.text(width: 72).split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 72 })
    }

    private func verdict(
        _ claim: String, _ sources: MadeSources, openScreens: [Evidence.OpenScreen] = []
    ) -> ClaimVerdict? {
        verdict(claim, sources.figures, openScreens: openScreens)
    }

    private func verdict(
        _ claim: String, _ figures: AnatomyFigures, openScreens: [Evidence.OpenScreen] = []
    ) -> ClaimVerdict? {
        FolkloreReport.claims.first { $0.text == claim }?
            .judged(by: Evidence(anatomy: figures, openScreens: openScreens)).verdict
    }
}
