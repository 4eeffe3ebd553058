import Measuring
import Reporting

/// How a run differs from a saved one.
public struct ChangeReport: Sendable {
    /// The run that was saved.
    private let name: String
    private let saved: RunHead
    private let changes: [Change]

    /// Compares a run with a saved one.
    ///
    /// - Parameter percentage: How much slower, in per cent, is worth mentioning; 1 unless said otherwise.
    public init(
        of run: BenchmarkRun, from saved: BenchmarkRun, named name: String, above percentage: Int?
    ) {
        self.name = name
        self.saved = saved.head
        changes = Change.all(
            from: saved.results, to: run.results,
            least: percentage.map { 1 + Double(max($0, 1)) / 100 } ?? Comparison.leastRatio)
    }

    /// What has become slower by more than was allowed.
    public var slower: [Change] { changes.filter { $0.verdict == .slower } }

    /// To be read on a terminal.
    public func text(width: Int?) -> String {
        let changed = changes.filter { $0.verdict != .noDifferenceShown }
        let summary = """
            Compared with "\(name)" (\(saved.toolchain), \(saved.processes) processes of \
            \(saved.rounds) rounds): of \(changes.count) ratios, \(slower.count) have become larger, \
            \(changed.count - slower.count) smaller.
            """
        guard !changed.isEmpty else { return summary }
        return summary + "\n\n" + table(of: changed).rendered(width: width)
    }

    private func table(of changes: [Change]) -> Table {
        var table = Table(
            columns: [
                Table.Column("Changed"), Table.Column("suite"), Table.Column("app"),
                Table.Column("saved", .right), Table.Column("now", .right),
                Table.Column("change", .right),
            ])
        for change in changes {
            let interval =
                "\(change.interval.lower.formatted(places: 2))–"
                + change.interval.upper.formatted(places: 2)
            table.add([
                change.action, change.suite, change.subject, change.before.formatted(places: 2),
                change.now.formatted(places: 2),
                "\(change.factor.formatted(places: 2)) (\(interval))",
            ])
        }
        return table
    }
}
