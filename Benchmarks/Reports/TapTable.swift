import Reporting

/// Where the time of a tap goes, as a table.
struct TapTable {
    private let shares: [TapShare]

    init(_ shares: [TapShare]) {
        self.shares = shares
    }

    var table: Table {
        let reference = shares.first?.app ?? ""
        var table = Table(
            columns: [
                Table.Column("A tap over HTTP"), Table.Column("whole", .right),
                Table.Column("round trip", .right), Table.Column("services, JSON", .right),
                Table.Column("as \(reference)", .right),
                Table.Column("beyond \(reference)", .right),
            ])
        for share in shares {
            table.add(
                [share.app, share.whole.formattedAsTime]
                    + [share.roundTrip, share.services, share.screen, share.architecture]
                    .map { part in
                        "\((part / share.whole * 100).formatted(places: 1)) %"
                    })
        }
        return table
    }
}
