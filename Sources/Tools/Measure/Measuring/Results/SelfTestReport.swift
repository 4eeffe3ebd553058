import Console

/// The figures of a self-test beside its goals.
package struct SelfTestReport: Sendable {
    /// The figures of a kind of work, under each load.
    package typealias Part = (work: String, figures: [SelfTestFigures])

    private let parts: [Part]
    private let neighbours: NeighbourFigures

    package init(_ parts: [Part], neighbours: NeighbourFigures) {
        self.parts = parts
        self.neighbours = neighbours
    }

    /// Whether no goal was missed.
    package var isPassed: Bool {
        neighbours.isPassed
            && SelfTestGoal.all.allSatisfy { goal in
                parts.flatMap(\.figures).allSatisfy { goal.isMet(by: $0) != false }
            }
    }

    package static func table(of neighbours: NeighbourFigures) -> Table {
        let kinds = [
            ("counts that differ between the two", neighbours.counts),
            ("ratios whose intervals don't overlap", neighbours.ratios),
        ]
        return Table(
            "Actions measured alone, and together with other actions and apps", "goal",
            figures: ["compared", "different"],
            rows: kinds.map { name, figures in
                [
                    name, "none, \(figures.isPassed ? "reached" : "MISSED")", figures.compared,
                    figures.different,
                ]
            })
    }

    package static func table(of part: Part) -> Table {
        let goals = SelfTestGoal.all.filter { part.figures.contains(where: $0.canBeJudged) }
        let counts = part.figures.flatMap { ["\($0.runs), \($0.comparisons)", ""] }
        return Table(
            columns: [Table.Column(part.work)]
                + part.figures.flatMap {
                    [
                        Table.Column($0.isBusy ? "all cores busy" : "idle", .right),
                        Table.Column("goal"),
                    ]
                },
            rows: [["runs judged, and comparisons of 3 %, with as many of 6 %"] + counts]
                + goals.map { [$0.name] + part.figures.flatMap($0.cells) })
    }
}

extension SelfTestGoal {
    fileprivate func cells(for figures: SelfTestFigures) -> [String] {
        [figure(figures).formattedAsPercentage(places: 2), text(for: figures)]
    }

    private func text(for figures: SelfTestFigures) -> String {
        guard let range = range(for: figures) else { return "" }
        switch isMet(by: figures) {
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
