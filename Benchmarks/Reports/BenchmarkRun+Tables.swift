import Measuring
import Reporting

extension BenchmarkRun {
    /// The suites that were timed, in order.
    public var suites: [String] { results.map(\.suite).uniqued() }

    /// The ratios of a suite: a row for each action, a column for each app.
    package func ratioTable(ofSuite suite: String) -> Table {
        RatioTable(suite: suite, findings: findings).wide
    }

    /// What was counted: a table for each kind that could be.
    package var countTables: [Table] { CountTable.all(of: counts) }

    /// What could not be counted, and why; nothing if nothing was to be.
    public var uncounted: [String] {
        let counts = counts.flatMap(\.counts)
        guard !counts.isEmpty else { return [] }
        return Counter.reasons.filter { reason in
            counts.allSatisfy { $0[keyPath: reason.count] == nil }
        }.map(\.text)
    }

    /// How times grow; nil if that was not measured.
    package var growthTable: Table? { growth.isEmpty ? nil : GrowthTable(growth).table }

    /// Where the time of a tap goes; nil if that was not measured.
    package var tapTable: Table? { taps.isEmpty ? nil : TapTable(taps).table }
}
