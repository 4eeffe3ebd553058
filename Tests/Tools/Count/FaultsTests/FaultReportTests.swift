import Console
import Testing

@testable import Faults

@Suite("Who caught the faults")
struct FaultReportTests {
    private let outcomes = [
        FaultOutcome(
            fault: .made(1), verdict: .caught([.scenarios: "a step", .unitTests: "a test"])),
        FaultOutcome(fault: .made(2), verdict: .caught([.exploration: "a difference"])),
        FaultOutcome(fault: .made(3), verdict: .missed(isReached: true)),
        FaultOutcome(
            fault: .made(4, role: "ViewController"), verdict: .missed(isReached: false)),
        FaultOutcome(
            fault: .made(5, role: "ViewController"), verdict: .equivalent("it is the same")),
        FaultOutcome(
            fault: .made(6, role: "ViewController"), verdict: .doesNotCompile("no such type")),
        FaultOutcome(
            fault: .made(1, of: "MVC", role: "ViewController"), verdict: .caught([.leakGate: "A"])),
    ]

    @Test(
        "A row for each architecture: a fault that two caught counts for both, shares are of all that compile"
    )
    func summary() {
        let report = FaultReport(outcomes, of: ["MVC", "MVP"])
        #expect(
            report.summary.markdown == """
                | All roles | faults | faults that compile | scenarios | unit tests | leak check | exploration | caught | nobody can notice | survived |
                | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
                | MVC | 1 | 1 | 0 | 0 | 1 | 0 | 1 (100.0 %) | 0 | 0 |
                | MVP | 6 | 5 | 1 | 1 | 0 | 1 | 2 (40.0 %) | 1 | 2 |
                """)
    }

    @Test("A row for each role, in the order of the roles, and the total")
    func roles() {
        let rows = FaultReport(outcomes, of: ["MVP"]).roles(of: "MVP").markdown
            .split(separator: "\n").dropFirst(2)
        #expect(
            rows == [
                "| ViewController | 3 | 2 | 0 | 0 | 0 | 0 | 0 (0.0 %) | 1 | 1 |",
                "| Presenter | 3 | 3 | 1 | 1 | 0 | 1 | 2 (66.7 %) | 0 | 1 |",
                "| all | 6 | 5 | 1 | 1 | 0 | 1 | 2 (40.0 %) | 1 | 2 |",
            ])
    }

    @Test("The sentence under the tables gives the counts of all")
    func sentence() {
        #expect(
            FaultReport(outcomes, of: ["MVC", "MVP"]).document.markdown.contains(
                "Of 7 faults, 6 compile. Of these, 3 are caught: 1 by scenarios, 1 by unit tests, 1 by the "
                    + "leak check, 1 by exploration. 1 survived, but nobody can notice them; "
                    + "`Tests/equivalent-faults.md` has the reasons. 2 others survived."))
    }

    @Test("What unit tests catch is a share of what they can reach without a view")
    func shares() {
        #expect(
            FaultReport(outcomes, of: ["MVC", "MVP"]).generated["faults shares"] == """
                | Faults | all | in roles with unit tests | of these, unit tests catch | of all, scenarios catch |
                | --- | ---: | ---: | ---: | ---: |
                | MVC | 1 | 0 | 0 (–) | 0 (0.0 %) |
                | MVP | 6 | 3 | 1 (33.3 %) | 1 (20.0 %) |
                """)
    }

    @Test("Every fault that survived is listed, with its place and what it changes")
    func lists() {
        #expect(
            FaultReport(outcomes, of: ["MVP"]).lists == """
                MVP: survived (2)
                  MVP-3  Sources/MVP/A.swift:3  call removed: call(3)
                  MVP-4  Sources/MVP/A.swift:4  call removed: call(4)  (never runs)

                MVP: survived, but nobody can notice them (1)
                  MVP-5  Sources/MVP/A.swift:5  call removed: call(5)  (it is the same)

                MVP: do not compile (1)
                  MVP-6  Sources/MVP/A.swift:6  call removed: call(6)  (no such type)
                """)
    }
}
