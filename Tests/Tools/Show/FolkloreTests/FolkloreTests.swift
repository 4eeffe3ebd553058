import ArchitectureList
import ArchitectureRules
import SourceFixtures
import Output
import Testing

@testable import Anatomy
@testable import Folklore
@testable import SwiftSources

/// What is counted for the claims, each with figures that let one hold and figures that don't.
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
        "Complex screens are judged by the longest type of the largest feature",
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
                file.addPieces(isIt ? setUp : 2, member: "init()")
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
        "A view controller is massive if it is far longer than any type of the others, in both designs of MVC",
        arguments: [
            (31, 31, ClaimVerdict.holds), (30, 31, .cannotBeSaid), (31, 30, .cannotBeSaid),
            (30, 30, .doesNotHold),
        ])
    func massive(statements: Int, inOne: Int, expected: ClaimVerdict) {
        var sources = MadeSources()
        for (module, statements) in [("MVC", statements), ("MVCMassive", inOne)] {
            sources.add(module, "HomeViewController", in: "Home") {
                $0.addType("HomeViewController", statements: statements)
            }
        }
        sources.add("MVP", "NewsPresenter") { $0.addType("NewsPresenter", statements: 20) }
        // The library of bindings does not count.
        sources.add("MVVM", "Observable", in: "Binding") {
            $0.addType("Observable", statements: 90)
        }
        let evidence = Evidence(anatomy: sources.figures(massiveMVC: .massiveMVC))
        #expect(entry("The view controller becomes massive.", evidence)?.verdict == expected)
    }

    @Test(
        "Logic that can't be tested without a screen is in no logic role",
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
}

/// The verdict on a claim, by the sources alone.
func verdict(_ claim: String, _ sources: MadeSources) -> ClaimVerdict? {
    entry(claim, Evidence(anatomy: sources.figures))?.verdict
}

/// A claim, judged by all evidence.
func entry(_ claim: String, _ evidence: Evidence) -> FolkloreReport.Entry? {
    FolkloreReport(by: evidence).entries.first { $0.claim.text == claim }
}
