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

    package func text(width: Int?) -> String {
        parts.map { Self.table(of: $0).rendered(width: width) }.joined(separator: "\n")
    }

    private static func table(of part: Part) -> Table {
        var table = Table(
            columns: [
                Table.Column(part.work), Table.Column("idle", .right), Table.Column("goal"),
                Table.Column("all cores busy", .right), Table.Column("goal"),
            ])
        table.add(
            ["runs judged, and comparisons of each kind"]
                + [part.idle, part.busy].flatMap { ["\($0.runs), \($0.comparisons)", ""] })
        for goal in SelfTestGoal.all
        where goal.canBeJudged(by: part.idle) || goal.canBeJudged(by: part.busy) {
            table.add(
                [goal.name]
                    + [(part.idle, false), (part.busy, true)].flatMap { figures, isBusy in
                        [
                            goal.figure(figures).formattedAsPercentage(places: 2),
                            goal.text(for: figures, whileBusy: isBusy),
                        ]
                    })
        }
        return table
    }
}

extension SelfTestGoal {
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
