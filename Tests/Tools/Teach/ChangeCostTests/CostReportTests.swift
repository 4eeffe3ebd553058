import Measuring
import Output
import SourceFixtures
import Testing

@testable import ChangeCost

@Suite("What all changes cost")
struct CostReportTests {
    @Test("Every change has its row, with the median and the spread below")
    func table() {
        let report = report([("a", 1, 4), ("b", 2, 4), ("c", 6, 4), ("d", 7, 5)])
        #expect(
            report.table(of: .statements).markdown.split(separator: "\n").dropFirst(2) == [
                "| 01 a | 1 +1 −0 | 4 +4 −0 |", "| 02 b | 2 +2 −0 | 4 +4 −0 |",
                "| 03 c | 6 +6 −0 | 4 +4 −0 |", "| 04 d | 7 +7 −0 | 5 +5 −0 |",
                "| median | 4 | 4 |", "| the middle half | 1.8–6.2 | 4–4.2 |",
            ])
    }

    @Test("A difference is shown if enough changes agree, however small it is")
    func verdicts() {
        for (more, verdict) in [
            (12, Verdict.slower), (10, .slower), (9, .noDifferenceShown), (6, .noDifferenceShown),
            (2, .faster), (0, .faster),
        ] {
            let changes = (0..<12).map { ("change", 5, $0 < more ? 6 : 4) }
            let comparison = report(changes).comparisons
            #expect(comparison.map(\.verdict) == [verdict], "\(more) of 12")
            #expect(comparison.map(\.more) == [more])
            #expect(comparison.map(\.fewer) == [12 - more])
        }
    }

    @Test("Each pair is compared, and all share the probability of an error")
    func pairs() {
        let changes = (0..<7).map { index in
            ChangeCosts.made(
                number: index, ["A", "B", "C"].enumerated().map { ($1, ["Presenter": $0 + 1]) })
        }
        let report = CostReport(changes, of: ["A", "B", "C"])
        #expect(
            report.comparisons.map { "\($0.architecture) \($0.other) \($0.verdict.sign.rawValue)" }
                == [
                    "B A ▲", "C A ▲", "C B ▲",
                ])
        let fewer = CostReport(Array(changes.prefix(6)), of: ["A", "B", "C"])
        // Alone, six that agree would show it: 2 of 64 are less than 5 %.
        #expect(
            fewer.comparisons.map(\.verdict) == [
                .tooFewProcesses, .tooFewProcesses, .tooFewProcesses,
            ])
        #expect(
            report.conclusion.contains(
                "for 3 of 3 pairs: B costs more than A, C costs more than A and C costs more than B."
            ))
    }

    @Test("Ratios to the first leave out changes without a statement")
    func ratios() throws {
        let ratio = try #require(report([("a", 0, 4), ("b", 2, 4), ("c", 4, 4)]).ratios.first)
        #expect(ratio.reference == "A")
        #expect(ratio.median == 1.5)
        #expect(ratio.spread == 1.25...1.75)
    }

    @Test("No line is wider than the terminal", arguments: [60, 80, 200])
    func width(width: Int) {
        let report = report([("a-change-with-a-long-name", 11, 24), ("b", 22, 4)])
        for line in report.document.text(width: width).split(separator: "\n") {
            #expect(line.count <= width, "\(line)")
        }
        let detail = report.changes[0].document.text(width: width)
        for line in detail.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
    }

    @Test("Without changes it says so")
    func empty() {
        let report = CostReport([], of: ["A", "B"])
        #expect(report.document.text(width: nil) == "There are no changes in scenarios/changes.")
        #expect(report.document.markdown == report.document.text(width: nil))
    }

    /// Changes with so many statements in A, which has no tests, and in B.
    private func report(_ changes: [(name: String, a: Int, b: Int)]) -> CostReport {
        CostReport(
            changes.enumerated().map { index, change in
                let columns = [("A", change.a), ("B", change.b)]
                return .made(
                    named: change.name, number: index + 1, columns.map { ($0, ["Presenter": $1]) })
            }, of: ["A", "B"])
    }
}
