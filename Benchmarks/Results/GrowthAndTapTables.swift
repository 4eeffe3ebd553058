import Measuring
import Output

extension BenchmarkRun {
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
        var table = Table(
            columns: [
                Table.Column("A tap over HTTP"), Table.Column("whole", .right),
                Table.Column("round trip", .right), Table.Column("services, JSON", .right),
                Table.Column("as \(reference)", .right),
                Table.Column("beyond \(reference)", .right),
            ])
        for share in taps {
            let parts = [share.roundTrip, share.services, share.screen, share.architecture]
            table.add(
                [share.app, share.whole.formattedAsTime]
                    + parts.map { ($0 / share.whole).formattedAsPercentage(places: 1) })
        }
        return table
    }
}

extension GrowthOrder {
    /// The power of n that the time grows with, or "flat", and the interval of the power.
    package var text: String {
        guard let interval else { return "too few processes" }
        let ends = [interval.lower, interval.upper].map { $0.formatted(places: 2) }
        let name =
            switch verdict {
            case .flat: "flat"
            case .power: "n^\(exponent.formatted(places: 2))"
            case .unclear: "unclear"
            }
        return "\(name) (\(ends[0]) to \(ends[1]))"
    }
}
