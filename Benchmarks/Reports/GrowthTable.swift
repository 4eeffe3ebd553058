import Measuring
import Reporting

/// How times grow, as a table: a row for each action and subject, a column for each size.
struct GrowthTable {
    private let curves: [GrowthCurve]

    init(_ curves: [GrowthCurve]) {
        self.curves = curves
    }

    var table: Table {
        let sizes = curves.first?.sizes ?? []
        var table = Table(
            columns: [Table.Column("Growth"), Table.Column("app")]
                + sizes.map { Table.Column("n = \($0)", .right) } + [Table.Column("order", .right)])
        for curve in curves {
            table.add(
                [curve.action, curve.subject] + curve.seconds.map(\.formattedAsTime) + [curve.order]
            )
        }
        return table
    }
}

extension GrowthCurve {
    /// The power of n, or that the time is the same however much there is.
    public var order: String {
        abs(exponent) < 0.1 ? "flat" : "n^\(exponent.formatted(places: 2))"
    }
}
