import Measuring
import Output

extension BenchmarkRun {
    /// The ratios of a suite: a row for each action, a column for each app.
    package func ratioTable(ofSuite suite: String) -> Table {
        let findings = findings.filter { $0.suite == suite }
        let subjects = findings.map(\.subject).uniqued()
        var table = Table(
            columns: [Table.Column(suite.prefix(1).uppercased() + suite.dropFirst())]
                + subjects.map { Table.Column($0, .right) })
        for action in findings.map(\.action).uniqued() {
            let row = findings.filter { $0.action == action }
            table.add(
                [action]
                    + subjects.map { subject in
                        row.first { $0.subject == subject }.map(\.cell) ?? "–"
                    })
        }
        return table
    }

    /// What was counted: a table for each kind that could be, with a row for each action and a column for each subject.
    package var countTables: [Table] {
        CountKind.all.compactMap { kind in
            let counted = kind.concerned(counts)
            let isCounted = counted.contains { $0.counts.contains { kind.count($0) != nil } }
            guard isCounted else { return nil }
            let subjects = counted.flatMap(\.subjects).uniqued()
            var table = Table(
                columns: [Table.Column(kind.title)] + subjects.map { Table.Column($0, .right) })
            for benchmark in counted {
                table.add(
                    [benchmark.name]
                        + subjects.map { subject in
                            guard let index = benchmark.subjects.firstIndex(of: subject) else {
                                return "–"
                            }
                            return kind.count(benchmark.counts[index]).map(String.init)
                                ?? "unavailable"
                        })
            }
            return table
        }
    }

    /// How times grow: a row for each action and subject, a column for each size. Nil if that was not measured.
    package var growthTable: Table? {
        if growth.isEmpty { return nil }
        let sizes = Set(growth.flatMap(\.sizes)).sorted()
        var table = Table(
            columns: [Table.Column("Growth"), Table.Column("app")]
                + sizes.map { Table.Column("n = \($0)", .right) } + [Table.Column("order", .right)])
        for curve in growth {
            table.add(
                [curve.action, curve.subject]
                    + sizes.map { size in
                        curve.sizes.firstIndex(of: size).map { curve.seconds[$0].formattedAsTime }
                            ?? "–"
                    } + [curve.order.text])
        }
        return table
    }

    /// Where the time of a tap goes: a row for each app. Nil if that was not measured.
    package var tapTable: Table? {
        guard let reference = taps.first?.app else { return nil }
        let parts = [
            "whole", "round trip", "services, JSON", "as \(reference)", "beyond \(reference)",
        ]
        var table = Table(
            columns: [Table.Column("A tap over HTTP")] + parts.map { Table.Column($0, .right) })
        for share in taps {
            let parts = [share.roundTrip, share.services, share.screen, share.architecture]
            table.add(
                [share.app, share.whole.formattedAsTime]
                    + parts.map { ($0 / share.whole).formattedAsPercentage(places: 1) })
        }
        return table
    }
}

extension Finding {
    /// The sign of the verdict; a space if there is none, so that figures stay aligned.
    package var mark: String { verdict?.mark ?? " " }

    fileprivate var cell: String {
        isReference
            ? seconds.formattedAsTime
            : "\(ratio.formatted(places: 2)) (\(interval?.text ?? "unknown")) \(mark)"
    }
}

extension ConfidenceInterval {
    var text: String { "\(lower.formatted(places: 2))–\(upper.formatted(places: 2))" }
}

extension GrowthOrder {
    /// The power of n that the time grows with, or "flat", and the interval of the power.
    package var text: String {
        guard let interval else { return "too few processes" }
        let ends = [interval.lower, interval.upper].map { $0.formatted(places: 2) }
        let name =
            switch shape {
            case .flat: "flat"
            case .power: "n^\(exponent.formatted(places: 2))"
            case .unclear: "unclear"
            }
        return "\(name) (\(ends[0]) to \(ends[1]))"
    }
}
