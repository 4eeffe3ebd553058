import Anatomy
import Foundation
import Reporting
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
            fault: .made(5, role: "ViewController"), verdict: .changesNothing("it is the same")),
        FaultOutcome(
            fault: .made(6, role: "ViewController"), verdict: .doesNotCompile("no such type")),
        FaultOutcome(
            fault: .made(1, of: "MVC", role: "ViewController"), verdict: .caught([.leakGate: "A"])),
    ]

    @Test(
        "A row for each architecture: a fault that two caught counts for both, one that can't be tried for none"
    )
    func summary() {
        let report = FaultReport(outcomes, of: ["MVC", "MVP"])
        #expect(
            report.summary.markdown == """
                | All roles | faults | scenarios | unit tests | leak gate | exploration | nobody | not counted | caught |
                | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
                | MVC | 1 | 0 | 0 | 1 | 0 | 0 | 0 | 100.0 % (20.7–100.0) |
                | MVP | 6 | 1 | 1 | 0 | 1 | 2 | 2 | 50.0 % (15.0–85.0) |
                """)
    }

    @Test("A row for each role, in the order of the roles, and the total")
    func roles() {
        let rows = FaultReport(outcomes, of: ["MVP"]).roles(of: "MVP").markdown
            .split(separator: "\n").dropFirst(2)
        #expect(
            rows == [
                "| ViewController | 3 | 0 | 0 | 0 | 0 | 1 | 2 | 0.0 % (0.0–79.3) |",
                "| Presenter | 3 | 1 | 1 | 0 | 1 | 1 | 0 | 66.7 % (20.8–93.9) |",
                "| all | 6 | 1 | 1 | 0 | 1 | 2 | 2 | 50.0 % (15.0–85.0) |",
            ])
    }

    @Test("What unit tests catch of all that counts, the bindings apart")
    func caughtByUnitTests() {
        let binding = FaultOutcome(
            fault: .made(8, path: "Sources/MVP/Binding/Observable.swift"),
            verdict: .caught([.unitTests: "a test"]))
        let shares = FaultReport(outcomes + [binding], of: ["MVC", "MVP"]).caughtByUnitTests
        #expect(
            shares.map { "\($0.architecture) \($0.share.text)" } == [
                "MVC 0.0 % (0.0–79.3)", "MVP 25.0 % (4.6–69.9)",
            ])
    }

    @Test("A fault caught only by unit tests is not noticeable; one that was missed may be")
    func noticeable() {
        let unnoticed = FaultOutcome(fault: .made(7), verdict: .caught([.unitTests: "a test"]))
        let rows = FaultReport(outcomes + [unnoticed], of: ["MVC", "MVP"]).noticeable.markdown
            .split(separator: "\n").dropFirst(2)
        #expect(
            rows == [
                "| MVC | 1 | 1 | 100.0 % (20.7–100.0) |", "| MVP | 4 | 1 | 25.0 % (4.6–69.9) |",
            ])
    }

    @Test("What unit tests catch of the logic")
    func logic() {
        let rows = FaultReport(outcomes, of: ["MVC", "MVP"]).logic.markdown
            .split(separator: "\n").dropFirst(2)
        #expect(rows == ["| MVP | 3 | 1 | 33.3 % (6.1–79.2) |"])
        #expect(!FaultReport(outcomes, of: ["MVC"]).markdown.contains("Roles that are tested"))
    }

    @Test("Every fault that nobody caught is listed, with its place and what it changes")
    func lists() {
        #expect(
            FaultReport(outcomes, of: ["MVP"]).lists == """
                MVP: caught by nobody (2)
                  MVP-3  Sources/MVP/A.swift:3  call removed: call(3)
                  MVP-4  Sources/MVP/A.swift:4  call removed: call(4)  (never runs)

                MVP: change nothing (1)
                  MVP-5  Sources/MVP/A.swift:5  call removed: call(5)  (it is the same)

                MVP: do not compile (1)
                  MVP-6  Sources/MVP/A.swift:6  call removed: call(6)  (no such type)
                """)
    }

    @Test("In JSON, each fault with its verdict")
    func json() throws {
        let data = try JSONEncoder().encode(FaultReport(outcomes, of: ["MVP"]))
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains("\"scenarios\":\"a step\""))
        #expect(text.contains("\"isReached\":false"))
    }
}
