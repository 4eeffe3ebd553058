import Measuring
import Output
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
            ChangeCosts.made("change", number: index, ["A": 1, "B": 2, "C": 3])
        }
        let report = CostReport(changes, of: ["A", "B", "C"])
        #expect(
            report.comparisons.map { "\($0.architecture) \($0.other) \($0.verdict.mark)" } == [
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
        for line in report.text(width: width).split(separator: "\n") {
            #expect(line.count <= width, "\(line)")
        }
        let detail = ChangeDetail(report.changes[0]).text(width: width)
        for line in detail.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
    }

    /// Changes with so many statements in A, which has no tests, and in B.
    private func report(_ changes: [(name: String, a: Int, b: Int)]) -> CostReport {
        CostReport(
            changes.enumerated().map { index, change in
                .made(change.name, number: index + 1, ["A": change.a, "B": change.b])
            }, of: ["A", "B"])
    }
}

extension ChangeCosts {
    /// A change that adds so many statements in each architecture. All but `A` have tests.
    static func made(_ name: String, number: Int, _ statements: [String: Int]) -> ChangeCosts {
        ChangeCosts(
            number: number, name: name, title: name, moves: "a rule",
            columns: statements.sorted { $0.key < $1.key }.map { architecture, count in
                Column(
                    architecture: architecture,
                    cost: .made(statements: count, hasTests: architecture != "A"))
            })
    }
}

extension PatchCost {
    fileprivate static func made(statements: Int, hasTests: Bool) -> PatchCost {
        let file = File(
            path: "Wall/WallPresenter.swift", role: "Presenter",
            statements: Edits(added: statements, removed: 0),
            declarations: Edits(added: 0, removed: 0), lines: Edits(added: 1, removed: 0))
        let tests = TestCost(
            brokenTests: [], writtenTests: [], brokenDoubles: [], writtenDoubles: [])
        return PatchCost(
            files: [file], features: ["Wall"], types: [], protocols: [], requirements: [],
            tests: hasTests ? tests : nil, elsewhere: [])
    }
}
