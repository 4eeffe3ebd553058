import Console

extension BenchmarkRun {
    /// The ratios of a suite: a row for each action, a column for each app.
    package func ratioTable(ofSuite suite: String) -> Table {
        let findings = findings.filter { $0.suite == suite }
        let subjects = findings.map(\.subject).uniqued()
        return Table(
            suite.prefix(1).uppercased() + suite.dropFirst(), figures: subjects,
            rows: findings.map(\.action).uniqued().map { action in
                let row = findings.filter { $0.action == action }
                return [action]
                    + subjects.map { subject in row.first { $0.subject == subject }?.cell }
            })
    }

    /// The counts: a table for each kind that could be counted, with a row for each action and a column for each
    /// subject.
    package var countTables: [Table] {
        CountKind.all.compactMap { kind in
            let counted = kind.concerned(counts)
            let isCounted = counted.contains { $0.counts.contains { kind.count($0) != nil } }
            guard isCounted else { return nil }
            let subjects = counted.flatMap(\.subjects).uniqued()
            return Table(
                kind.title, figures: subjects,
                rows: counted.map { benchmark in
                    [benchmark.name]
                        + subjects.map { subject in
                            benchmark.counts(of: subject).map {
                                kind.count($0)?.cell ?? "unavailable".cell
                            }
                        }
                })
        }
    }

    /// How times grow: a row for each action and subject, a column for each size. Nil if that was not measured.
    package var growthTable: Table? {
        if growth.isEmpty { return nil }
        let sizes = Set(growth.flatMap(\.sizes)).sorted()
        return Table(
            "Growth", "app", figures: sizes.map { "n = \($0)" } + ["order"],
            rows: growth.map { curve in
                [curve.action, curve.subject]
                    + sizes.map { size in
                        curve.sizes.firstIndex(of: size).map { curve.seconds[$0].formattedAsTime }
                    } + [curve.order.text]
            })
    }

    /// Where the time of a tap goes: a row for each app. Nil if that was not measured.
    package var tapTable: Table? {
        guard let reference = taps.first?.app else { return nil }
        return Table(
            "A tap over HTTP",
            figures: [
                "whole", "round trip", "services, JSON", "as \(reference)", "beyond \(reference)",
            ],
            rows: taps.map { share in
                let parts = [share.roundTrip, share.services, share.screen]
                return [share.app, share.whole.formattedAsTime]
                    + parts.map { ($0 / share.whole).formattedAsPercentage(places: 1) }
                    + [(share.architecture / share.whole).formattedAsPercentage(places: 2)]
            })
    }
}

extension Finding {
    /// Without a verdict there are spaces in its place, so that figures stay in line.
    fileprivate var cell: String {
        if isReference { return seconds.formattedAsTime }
        let sign = verdict?.sign ?? " "
        return "\(ratio.formatted(places: 2)) (\(interval?.text ?? "unknown")) \(sign)"
    }
}

extension ConfidenceInterval {
    var text: String { "\(lower.formatted(places: 2))–\(upper.formatted(places: 2))" }
}

extension GrowthOrder {
    /// The power of n with which the time grows, "flat" or "unclear", and the interval of the power.
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

extension Verdict {
    /// The sign in tables.
    var sign: Character {
        switch self {
        case .slower: "▲"
        case .faster: "▼"
        case .noDifferenceShown: "="
        case .tooFewProcesses: "?"
        }
    }
}
