import Reporting

extension FolkloreReport {
    /// What came of each claim.
    package var signs: [VerdictSign] { entries.map(\.verdict.sign) }

    /// To be put into a page.
    package var html: HTML {
        var table = Table(
            columns: ["Claim", "About", "Verdict", "Figures", "Measure", "Source"]
                .map { Table.Column($0) })
        for entry in entries {
            table.add([
                entry.claim, entry.architecture,
                "\(entry.verdict.sign.rawValue) \(entry.verdict.rawValue)", entry.figures,
                entry.measure, entry.source,
            ])
        }
        return """
            <p>\(Self.remark)</p>
            \(table.html(caption: "Claims and figures", rows: table.title))
            """
    }
}

extension ClaimVerdict {
    fileprivate var sign: VerdictSign {
        switch self {
        case .holds: .holds
        case .doesNotHold: .fails
        case .cannotBeSaid: .unknown
        }
    }
}
