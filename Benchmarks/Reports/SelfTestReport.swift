import Measuring
import Reporting

/// The figures of a self-test beside its goals.
package struct SelfTestReport: Sendable {
    private let conditions: [(name: String, figures: SelfTestFigures)]

    package init(_ conditions: [(name: String, figures: SelfTestFigures)]) {
        self.conditions = conditions
    }

    /// Whether no goal was missed.
    package var isPassed: Bool {
        SelfTestGoal.all.allSatisfy { goal in
            conditions.allSatisfy { goal.isMet(by: $0.figures) != false }
        }
    }

    package func text(width: Int?) -> String {
        var table = Table(
            columns: [Table.Column("Self-test"), Table.Column("goal", .right)]
                + conditions.map { Table.Column($0.name, .right) })
        table.add(
            ["comparisons", ""] + conditions.map { String($0.figures.comparisons) })
        for goal in SelfTestGoal.all {
            table.add([goal.name, goal.text] + conditions.map { cell(goal, $0.figures) })
        }
        return table.rendered(width: width)
    }

    private func cell(_ goal: SelfTestGoal, _ figures: SelfTestFigures) -> String {
        let reached = goal.reached(in: figures).formattedAsPercentage
        switch goal.isMet(by: figures) {
        case true: return reached
        case false: return "MISSED \(reached)"
        case nil: return "(too few) \(reached)"
        }
    }
}

extension SelfTestGoal {
    fileprivate var text: String {
        let lower = range.lowerBound.formattedAsPercentage
        let upper = range.upperBound.formattedAsPercentage
        if range.lowerBound == 0 { return "at most \(upper)" }
        if range.upperBound == 1 { return "at least \(lower)" }
        return "\(lower) to \(upper)"
    }
}

extension Double {
    fileprivate var formattedAsPercentage: String {
        (self * 100).formatted(places: 2) + " %"
    }
}
