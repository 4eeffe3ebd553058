import SourceFixtures
import ChangeCost
import Testing

@testable import Anatomy
@testable import Folklore
@testable import Measuring

/// The claims that are judged by more than the sources: by counts, traces, changes and faults.
@Suite("Folklore by what was measured")
struct MeasuredClaimTests {
    @Test("Bindings cost memory if MVVM's screens take far most, all together")
    func memory() {
        func evidence(mvvm: Int?) -> Evidence {
            let blocks = [8, 10, mvvm, 12]
            let screens = ["home", "news"].map { name in
                CountedBenchmark(
                    suite: CountedBenchmark.openScreens, name: name,
                    subjects: ["MVC", "MVP", "MVVM", "VIPER"],
                    counts: blocks.map {
                        Counts(
                            allocations: 1, bytes: 1, blocksLeft: $0, retains: nil, releases: nil,
                            instructions: nil)
                    })
            }
            return Evidence(anatomy: MadeSources().figures, openScreens: screens)
        }
        #expect(entry("Bindings cost memory.", evidence(mvvm: 19))?.verdict == .holds)
        let entry = entry("Bindings cost memory.", evidence(mvvm: nil))
        #expect(entry?.verdict == .cannotBeSaid)
        #expect(entry?.figures == "heap blocks can't be counted on this machine")
    }

    @Test("Bugs are hard to trace if the actions take far more messages", arguments: [6, 7])
    func messages(count: Int) {
        let claim = "Bugs are hard to trace."
        let messages = ["MVC": 2, "MVP": 3, "MVVM": count, "VIPER": 4]
        let evidence = Evidence(anatomy: MadeSources().figures, messages: messages)
        #expect(entry(claim, evidence)?.verdict == (count > 6 ? .holds : .doesNotHold))
        #expect(verdict(claim, MadeSources()) == .cannotBeSaid)
    }

    @Test("Changes are judged by their mean, and folders only where every feature has one")
    func changes() {
        var sources = MadeSources()
        for module in ["MVP", "MVVM", "VIPER"] {
            sources.add(module, "NewsPresenter")
            sources.add(module, "NewsViewController")
        }
        let changes = [1, 3].map { size in
            ChangeCosts.made(
                [
                    ("MVC", ["ViewController": size]),
                    ("MVP", ["Presenter": 4, "ViewController": 4]),
                    ("MVVM", ["Presenter": 5, "ViewController": 5]),
                    ("VIPER", ["Presenter": 9, "ViewController": 1]),
                ], folders: [1, 4, 4, 2])
        }
        let evidence = Evidence(anatomy: sources.figures, changes: changes)
        let iterating = entry("It is easy to iterate.", evidence)
        #expect(iterating?.verdict == .holds)
        #expect(iterating?.figures == "statements of a change: MVC 2, MVP 8, MVVM 10, VIPER 10")
        #expect(entry("A module's change stays there.", evidence)?.verdict == .holds)
        let place = entry("You know where code goes.", evidence)
        #expect(place?.verdict == .holds)
        #expect(place?.figures == "per cent of a change in one role: MVP 50, MVVM 50, VIPER 90")
        #expect(verdict("It is easy to iterate.", sources) == .cannotBeSaid)
    }

    @Test("It is the most testable if its unit tests catch 5 points more than all others'")
    func mostTestable() {
        let shares = ["MVC": 0, "MVP": 0.6, "MVVM": 0.7, "VIPER": 0.76]
        let evidence = Evidence(anatomy: MadeSources().figures, caughtFaults: shares)
        let claim = "It is the most testable."
        #expect(entry(claim, evidence)?.verdict == .holds)
        #expect(entry(claim, evidence)?.figures.contains("MVVM 70.0 %") == true)
        let untried = entry(claim, Evidence(anatomy: MadeSources().figures))
        #expect(
            untried?.figures == "there are no figures of faults; `triptych faults` tries them")
    }
}
