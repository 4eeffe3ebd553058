import Foundation
import Measuring
import Testing

@testable import triptych

@Suite("The report of a benchmark")
struct BenchmarkReportTests {
    private let report = BenchmarkReport(
        head: RunHead(rounds: 3, seed: 1, reference: "A", scenariosPassed: 2),
        results: [
            BenchmarkResult(
                benchmark: "tap", subjects: ["A", "B"],
                seconds: [[1e-6, 2e-6, 4e-6], [2e-6, 5e-6, 6e-6]]),
            BenchmarkResult(
                benchmark: "wait", subjects: ["A", "B"], seconds: [[0.5, 0.5, 0.5], [2, 2, 2]]),
        ])

    @Test(
        "Times have three digits in the unit that suits them, and ratios are taken round by round")
    func text() {
        #expect(
            report.text(width: nil).contains(
                """
                Action        A        B         B/A
                ──────  ───────  ───────  ──────────
                tap     2.00 µs  5.00 µs  2.00 ±0.25
                wait     500 ms   2.00 s  4.00 ±0.00
                """))
    }

    @Test("The head comes first, and says what one must know of the run")
    func head() throws {
        let head = try #require(report.text(width: nil).split(separator: "\n").first)
        #expect(head.hasSuffix("release build, 3 rounds, seed 1, 2 scenarios passed"))
    }

    @Test("Markdown has the same cells")
    func markdown() {
        #expect(report.markdown.contains("| tap | 2.00 µs | 5.00 µs | 2.00 ±0.25 |"))
    }

    @Test("Comma-separated values have a line for each action and app, in seconds")
    func csv() {
        let lines = report.csv.split(separator: "\n")
        #expect(lines.count == 5)
        #expect(lines[2] == "tap,B,5e-06,2.0,1.75,2.25")
    }

    @Test("JSON has the time of every turn")
    func json() throws {
        let json = try report.json()
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let figures = try #require(object?["figures"] as? [[String: Any]])
        #expect(figures[1]["turns"] as? [Double] == [2e-6, 5e-6, 6e-6])
        #expect((object?["head"] as? [String: Any])?["rounds"] as? Int == 3)
    }

    @Test(
        "Each unit has its range",
        arguments: [(9.994e-7, "999 ns"), (1e-6, "1.00 µs"), (0.9994, "999 ms"), (61.26, "61.3 s")])
    func units(seconds: Double, text: String) {
        let result = BenchmarkResult(benchmark: "tap", subjects: ["A"], seconds: [[seconds]])
        #expect(BenchmarkFigures(of: result, subject: 0).time == text)
    }
}
