import Console
import Measuring
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
            fault: .made(1, of: "MVC", role: "ViewController"),
            verdict: .caught([.leakGate: "A", .screenTests: "A"])),
    ]

    private let report: FaultReport

    init() {
        report = FaultReport(outcomes, of: ["MVC", "MVP"])
    }

    @Test("A row for each architecture: a fault that two caught counts for both")
    func summary() {
        #expect(
            report.summary.markdown == """
                | All roles | faults | noticeable | scenarios | unit tests without a screen | unit tests with a screen | leak check | exploration | caught | survived |
                | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
                | MVC | 1 | 1 | 0 | 0 | 1 | 1 | 0 | 1 (100 %) | 0 |
                | MVP | 6 | 4 | 1 | 1 | 0 | 0 | 1 | 2 (50 %) | 2 |
                """)
    }

    @Test("A row for each role, in the order of the roles, and the total")
    func roles() {
        #expect(
            report.roles(of: "MVP").markdown.split(separator: "\n").dropFirst(2) == [
                "| ViewController | 3 | 1 | 0 | 0 | 0 | 0 | 0 | 0 (0 %) | 1 |",
                "| Presenter | 3 | 3 | 1 | 1 | 0 | 0 | 1 | 2 (67 %) | 1 |",
                "| all | 6 | 4 | 1 | 1 | 0 | 0 | 1 | 2 (50 %) | 2 |",
            ])
    }

    @Test("A fault that nobody can notice, and one that does not compile, are in no share")
    func noticeable() {
        let noticed = FaultOutcome(fault: .made(1), verdict: .caught([.scenarios: "a step"]))
        let unnoticed = FaultOutcome(fault: .made(2), verdict: .equivalent("it is the same"))
        let broken = FaultOutcome(fault: .made(3), verdict: .doesNotCompile("no such type"))
        #expect([noticed, unnoticed, broken].share(caughtBy: [.scenarios])?.ratio == 1)
        #expect([noticed, unnoticed, broken].noticeable == [noticed])
        #expect([unnoticed].share(caughtBy: [.scenarios]) == nil)
    }

    @Test("A test that opens a screen does not count as one without")
    func screens() {
        let outcomes = [
            FaultOutcome(fault: .made(1), verdict: .caught([.screenTests: "a test"])),
            FaultOutcome(fault: .made(2), verdict: .caught([.unitTests: "a test"])),
        ]
        #expect(outcomes.share(caughtBy: [.unitTests])?.count == 1)
        #expect(outcomes.share(caughtBy: [.unitTests, .screenTests])?.count == 2)
    }

    @Test("The shares have intervals, and a row without the binding where there is one")
    func shares() {
        let binding = FaultOutcome(
            fault: .made(7, path: "Sources/MVP/Binding/A.swift"),
            verdict: .missed(isReached: true))
        #expect(
            FaultReport(outcomes + [binding], of: ["MVC", "MVP"]).generated["faults shares"] == """
                | Share that is caught | noticeable | unit tests without a screen | all unit tests | scenarios or leak check |
                | --- | ---: | ---: | ---: | ---: |
                | MVC | 1 | 0 % (0–79) | 100 % (21–100) | 100 % (21–100) |
                | MVP | 5 | 20 % (4–62) | 20 % (4–62) | 20 % (4–62) |
                | MVP without its binding | 4 | 25 % (5–70) | 25 % (5–70) | 25 % (5–70) |
                """)
    }

    @Test("For a change, each architecture says what catches its faults, and what nothing catches")
    func change() {
        #expect(
            FaultReport.document(
                ofChange: 7,
                rows: [
                    ("MVC", report.outcomes(of: "MVC")),
                    ("MVP, rules in a type", report.outcomes(of: "MVP")),
                ]
            ).markdown.hasPrefix(
                """
                | Faults in change 7, caught by | faults | unit tests without a screen | all unit tests | scenarios or leak check | exploration | nothing |
                | --- | ---: | ---: | ---: | ---: | ---: | ---: |
                | MVC | 1 | 0 (0 %) | 1 (100 %) | 1 (100 %) | 0 (0 %) | 0 |
                | MVP, rules in a type | 4 | 1 (25 %) | 1 (25 %) | 1 (25 %) | 1 (25 %) | 2 |

                These faults are in the statements and declarations that the change adds or edits.
                """))
    }

    @Test("Two shares are said to differ only if they do")
    func comparison() {
        func outcomes(of architecture: String, caught: Int) -> [FaultOutcome] {
            (0..<100).map {
                FaultOutcome(
                    fault: .made($0, of: architecture),
                    verdict: $0 < caught ? .caught([.scenarios: "a"]) : .missed(isReached: true))
            }
        }
        func text(_ caught: Int) -> String {
            FaultReport(
                outcomes(of: "A", caught: 95) + outcomes(of: "B", caught: caught), of: ["A", "B"]
            ).document.markdown
        }
        #expect(text(93).contains("No two architectures are shown to differ"))
        #expect(text(75).contains("catch a smaller share in B than in A."))
    }

    @Test("The sentence under the tables gives the counts of all")
    func sentence() {
        #expect(
            report.document.markdown.contains(
                "Of 7 faults, 6 compile. 1 of these change nothing that anybody can notice; "
                    + "`Tests/equivalent-faults.md` has the reasons, and they are left out of all shares. Of the other 5, "
                    + "3 are caught: 1 by scenarios, 1 by unit tests without a screen, 1 by unit tests with a screen, "
                    + "1 by the leak check, 1 by exploration. 2 survived."))
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
