import Measuring
import Output

/// How a run differs from a saved one: in ratios, which are judged, and in counts, which are exact.
package struct ChangeReport: Sendable {
    /// The name of the saved run.
    private let name: String
    private let saved: RunHead
    private let changes: [Change]
    /// The actions that both runs have, and that can't be compared.
    private let unjudged: [String]
    private let countChanges: [CountChange]

    /// Compares a run with a saved one.
    ///
    /// - Parameter percentage: How many per cent a ratio may grow by; 1 unless given. Counts that depend on
    ///   nothing but the action may not grow at all.
    ///
    /// Throws if no action was measured on the same app in both.
    package init(
        of run: BenchmarkRun, from saved: BenchmarkRun, named name: String, above percentage: Int?
    ) throws {
        self.name = name
        self.saved = saved.head
        let least = percentage.map { 1 + Double(max($0, 1)) / 100 } ?? Comparison.leastRatio
        let runs = RunPair(saved.results, run.results)
        unjudged = runs.unjudged
        changes = Change.all(in: runs, least: least)
        countChanges = CountChange.all(from: saved.counts, to: run.counts, least: least)
        if run.counted.isDisjoint(with: saved.counted), changes.isEmpty, unjudged.isEmpty {
            throw SavedRunError(
                "the run \"\(name)\" has no action of an app that was measured now, so there is nothing to "
                    + "compare; give the --filter and --architecture that it was made with")
        }
    }

    /// Whether no ratio and no count has grown by more than is allowed. An action that can't be compared may have.
    package var passes: Bool {
        count(.slower) == 0 && unjudged.isEmpty && !countChanges.contains(where: \.isExcess)
    }

    private func count(_ verdict: Verdict) -> Int { changes.count { $0.verdict == verdict } }

    /// The comparison for a terminal.
    package func text(width: Int?) -> String {
        let tables = [ratioTable, countTable].filter { !$0.isEmpty }
        return
            ([summary, unjudgedText].compactMap(\.self)
            + tables.map { $0.rendered(width: width) })
            .joined(separator: "\n\n")
    }

    private var unjudgedText: String? {
        unjudged.isEmpty
            ? nil
            : """
            Not judged, and not passed with --fail-above:
            \(unjudged.map { "  \($0)" }.joined(separator: "\n"))
            Measure again while the machine does nothing else, or save a run of this program.
            """
    }

    private var summary: String {
        let tooFew = count(.tooFewProcesses)
        return """
            Compared with "\(name)" (\(saved.toolchain), \(saved.processes) processes of \
            \(saved.rounds) rounds): of \(changes.count) ratios, \(count(.slower)) have become larger, \
            \(count(.faster)) smaller\(tooFew > 0 ? "; too few processes to tell of \(tooFew)" : ""). \
            Counts that differ: \(countChanges.count).
            """
    }

    private var ratioTable: Table {
        var table = Self.table("Changed", "suite")
        for change in changes where change.verdict != .noDifferenceShown {
            let (pair, factor) = (change.pair, change.factor.formatted(places: 2))
            table.add([
                pair.action, pair.suite, pair.subject, pair.before.formatted(places: 2),
                pair.now.formatted(places: 2),
                "\(factor) (\(change.interval.text)) \(change.verdict.mark)",
            ])
        }
        return table
    }

    private var countTable: Table {
        var table = Self.table("Counted", "count")
        for change in countChanges {
            let difference = change.now - change.before
            table.add([
                change.action, change.kind.lowercased(), change.subject, String(change.before),
                String(change.now), (difference > 0 ? "+" : "") + String(difference),
            ])
        }
        return table
    }

    private static func table(_ title: String, _ second: String) -> Table {
        Table(
            columns: [title, second, "app"].map { Table.Column($0) }
                + ["saved", "now", "change"].map { Table.Column($0, .right) })
    }
}

extension BenchmarkRun {
    /// What was counted, each with the app.
    fileprivate var counted: Set<[String]> {
        Set(counts.flatMap { counts in counts.subjects.map { [counts.suite, counts.name, $0] } })
    }
}
