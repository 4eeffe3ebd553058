import Console
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

    @Test("No line is wider than the terminal", arguments: [60, 80, 200])
    func width(width: Int) {
        let report = report([("a-change-with-a-long-name", 11, 24), ("b", 22, 4)])
        for line in report.document.text(width: width).split(separator: "\n") {
            #expect(line.count <= width, "\(line)")
        }
        let detail = report.changes[0].document.text(width: width)
        for line in detail.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
    }

    @Test("The median leaves out a change that begins with the solution of another")
    func start() {
        var changes = report([("1", 10, 10), ("2", 10, 10), ("3", 99, 99)]).changes
        changes[2].hasStart = true
        let report = CostReport(changes, of: ["A", "B"])
        let figure = CostFigure.all[0]
        #expect(report.median(of: figure, in: "A") == 10)
        #expect(report.table(of: figure).rows.count == 5)
    }

    @Test("Solutions with their rules in a type are beside the others, and in no other table")
    func inAType() {
        var columns = report([("a", 1, 4)]).changes[0].columns
        let cost = ChangeCosts.made(named: "a", number: 1, [("C", ["Presenter": 2])]).columns[0]
            .cost
        columns.append(.init(architecture: "A, rules in a type", cost: cost))
        let changes = report([("a", 1, 4)]).changes.map { $0.with(columns: columns) }
        let report = CostReport(changes + report([("b", 1, 4)]).changes, of: ["A", "B"])
        let lines = report.document.markdown.split(separator: "\n")
        #expect(
            lines.filter { $0.contains("rules in a type") }
                == [
                    "| Edits, of these in sources, in tests, also with rules in a type | A | A, rules in a type | B |",
                    "| New tests, of these with a screen, also with rules in a type | A | A, rules in a type | B |",
                ])
        #expect(lines.contains("| 01 a | 1, 1, 0 | 2, 2, 0 | 4, 4, 0 |"))
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
