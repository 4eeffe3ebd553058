import Console
import Foundation
import Testing

@testable import Measuring

@Suite("The report of a run")
struct BenchmarkRunTests {
    private let run = BenchmarkRun.made()

    @Test("A suite is a table, with times of the reference, ratios, intervals and marks")
    func text() {
        #expect(
            run.document.text(width: nil).contains(
                """
                Ready values      MVC           duplicate                 MVP                MVVM
                ────────────  ───────  ──────────────────  ──────────────────  ──────────────────
                tap           1.01 µs  1.00 (1.00–1.00)    1.00 (1.00–1.00) =  2.00 (2.00–2.00) ▲
                """))
        #expect(
            run.document.text(width: nil).contains(
                "so its true ratio is 1.00. In this run, its ratios are between 1.000 and 1.000."))
    }

    @Test("The head comes first, and says what one must know of the run")
    func head() {
        #expect(
            run.document.text(width: nil).hasPrefix(
                """
                Swift 6, System 1, Processor, 2 cores, load 0.5, release build
                each ratio: 12 processes of 2 rounds, each process in its own memory layout; seed 1; processor time of the thread
                3 scenarios passed on each app
                100 % of the rounds were undisturbed (pace 1.0 ns); no process was repeated

                """))
    }

    @Test("What was disturbed is set aside and counted, or said where too little would be left")
    func disturbed() {
        func run(disturbedOf processes: Int) -> BenchmarkRun {
            BenchmarkRun(
                head: self.run.head,
                results: self.run.results.map { result in
                    BenchmarkResult(
                        suite: result.suite, name: result.name, subjects: result.subjects,
                        seconds: (0..<16).map { process in
                            [[1, 1], process < processes ? [3, 3] : [2, 2]]
                        },
                        pace: (0..<16).map { $0 < processes ? [2e-9, 2e-9] : [1e-9, 1e-9] })
                })
        }
        let little = run(disturbedOf: 4)
        #expect(
            little.headText.hasSuffix(
                "75 % of the rounds were undisturbed (pace 1.0 ns); 4 processes were repeated"))
        #expect(little.findings.last?.ratio == 2)
        #expect(little.findings.last?.turns == 24)
        #expect(little.disturbed == nil)
        #expect(little.results[0].seconds.count == 16)
        let much = run(disturbedOf: 12)
        #expect(much.findings.last?.ratio.rounded() == 3)
        #expect(much.findings.last?.turns == 32)
        #expect(
            much.document.text(width: nil).contains(
                "differ on an undisturbed machine: ready values: tap."))
    }

    @Test("JSON has what was found, and the time of every turn")
    func json() throws {
        let object = try JSONSerialization.jsonObject(with: Data(try run.json().utf8))
        let document = try #require(object as? [String: Any])
        let findings = try #require(document["findings"] as? [[String: Any]])
        #expect(findings.map { $0["verdict"] as? String }.last == "slower")
        let data = try JSONSerialization.data(withJSONObject: try #require(document["run"]))
        #expect(try JSONDecoder().decode(BenchmarkRun.self, from: data).results == run.results)
    }

    @Test(
        "Compilers are known by what they call themselves",
        arguments: [
            ("Swift version 6.3.1 (swift-6.3.1-RELEASE)", "Swift 6.3.1"),
            ("swift-driver version: 1.120 Apple Swift version 6.2 (swiftlang-6.2)", "Swift 6.2"),
            ("Target: x86_64-unknown-linux-gnu", nil),
        ])
    func toolchain(line: String, name: String?) {
        #expect(RunHead.toolchain(in: line) == name)
    }

    @Test("What was not counted is said not to be available, and why")
    func unavailable() {
        let counts = Counts(
            allocations: 3, bytes: 24, blocksLeft: 0, retains: 1, releases: 2, instructions: nil)
        let counted = CountedBenchmark(
            suite: "ready values", name: "tap", subjects: ["MVP"], counts: [counts])
        let run = BenchmarkRun(head: run.head, results: [], counts: [counted])
        let text = run.document.text(width: nil)
        #expect(text.contains("Allocations  MVP\n───────────  ───\ntap            3"))
        #expect(text.contains("Unavailable: instructions, which need a machine"))
        #expect(!text.contains("Unavailable: retains"))
        #expect(!text.contains("Instructions  MVP"))
    }

    @Test("A ratio that too few processes measured has a sign of its own in every form")
    func tooFewProcesses() throws {
        #expect(RatioEstimate.agreement(of: 12, for: 60) == 12)
        #expect(RatioEstimate.agreement(of: 30, for: 60) == 25)
        #expect(RatioEstimate.agreement(of: 11, for: 60) == nil)
        #expect(run.tooFewProcesses == nil)
        let few = BenchmarkRun(
            head: run.head, results: (0..<200).flatMap { _ in run.results })
        let sentence =
            "Marked \"?\" (200 of 400 ratios): seen alone, such a ratio differs by more than 1 %, but among 400 ratios "
            + "this can be chance. With 12 processes, no ratio can get ▲ or ▼, even if all of them show more than 1 %."
        #expect(few.tooFewProcesses?.hasPrefix(sentence) == true)
        for text in [few.document.text(width: nil), few.document.markdown] {
            #expect(text.contains("1.00 (1.00–1.00) = "))
            #expect(text.contains("2.00 (2.00–2.00) ?"))
            #expect(text.contains(sentence))
            #expect(text.contains("= no difference shown, ? too few processes to tell"))
            #expect(!text.contains("2.00 (2.00–2.00) ="))
        }
        #expect(try few.json().contains("\"too few processes to tell\""))
    }
}
