import Measuring
import Output

/// The figures of a self-test beside its goals.
package struct SelfTestReport: Sendable {
    /// The figures of each kind of work.
    package typealias Part = (work: String, idle: SelfTestFigures, busy: SelfTestFigures)

    private let parts: [Part]

    package init(_ parts: [Part]) {
        self.parts = parts
    }

    /// Whether no goal was missed.
    package var isPassed: Bool {
        SelfTestGoal.all.allSatisfy { goal in
            parts.allSatisfy { part in
                goal.isMet(by: part.idle, whileBusy: false) != false
                    && goal.isMet(by: part.busy, whileBusy: true) != false
            }
        }
    }

    /// The figures as they are printed.
    package var document: Document { Document(parts.map { .table(Self.table(of: $0)) }) }

    private static func table(of part: Part) -> Table {
        let goals = SelfTestGoal.all.filter { goal in
            [part.idle, part.busy].contains { goal.canBeJudged(by: $0) }
        }
        let counts = [part.idle, part.busy].flatMap { ["\($0.runs), \($0.comparisons)", ""] }
        return Table(
            columns: [
                Table.Column(part.work), Table.Column("idle", .right), Table.Column("goal"),
                Table.Column("all cores busy", .right), Table.Column("goal"),
            ],
            rows: [["runs judged, and comparisons of each kind"] + counts]
                + goals.map { goal in
                    [goal.name] + goal.cells(for: part.idle, whileBusy: false)
                        + goal.cells(for: part.busy, whileBusy: true)
                })
    }
}

extension SelfTestGoal {
    fileprivate func cells(for figures: SelfTestFigures, whileBusy isBusy: Bool) -> [String] {
        [
            figure(figures).formattedAsPercentage(places: 2),
            text(for: figures, whileBusy: isBusy),
        ]
    }

    fileprivate func text(for figures: SelfTestFigures, whileBusy isBusy: Bool) -> String {
        guard let range = range(whileBusy: isBusy) else { return "" }
        switch isMet(by: figures, whileBusy: isBusy) {
        case true: return "\(range.text), reached"
        case false: return "\(range.text), MISSED"
        case nil: return range.text
        }
    }
}

extension ClosedRange<Double> {
    fileprivate var text: String {
        let lower = lowerBound.formattedAsPercentage(places: 2)
        let upper = upperBound.formattedAsPercentage(places: 2)
        if lowerBound == 0 { return "at most \(upper)" }
        if upperBound == 1 { return "at least \(lower)" }
        return "\(lower) to \(upper)"
    }
}
