import Anatomy
import Output

/// The common claims about the architectures, judged by the figures.
package struct FolkloreReport {
    struct Entry {
        let claim: Claim
        let verdict: ClaimVerdict
        let figures: String

        init(_ claim: Claim, by evidence: Evidence) {
            self.claim = claim
            let figures = claim.figures(evidence)
            verdict = claim.rule.verdict(on: claim.architecture, by: figures)
            let missing = figures.first { $0.judges && $0.values[claim.architecture] == nil }
            let shown = figures.filter { missing == nil || !$0.judges }
            self.figures = (shown.map(\.text) + [missing?.absence].compactMap(\.self))
                .joined(separator: "; ")
        }

        var measure: String { "\(claim.measure); \(claim.rule.text)" }
    }

    let entries: [Entry]

    /// Judges the claims that are made of the architectures there are figures of, in their order.
    package init(by evidence: Evidence) {
        entries = evidence.anatomy.architectures.flatMap { architecture in
            Claim.all.filter { $0.architecture == architecture.name }
                .map { Entry($0, by: evidence) }
        }
    }

    /// The verdict on each claim.
    package var signs: [VerdictSign] { entries.map(\.verdict.sign) }

    private static let remark = """
        This is one app, by one author, in which each architecture was done as well as we could. What holds here \
        need not hold elsewhere, and a claim that does not hold here may be true of most code there is.
        """

    /// The text for a terminal.
    ///
    /// - Parameters:
    ///   - width: How many characters fit in a line; nil if that does not matter.
    ///   - title: How a claim is highlighted.
    package func text(width: Int?, title: (String) -> String = { $0 }) -> String {
        let width = width ?? 100
        let claims = entries.map { entry in
            let claim = entry.claim
            let head = "\(claim.architecture): \(claim.text) – \(entry.verdict.rawValue)"
            let body = [
                "  measure: \(entry.measure)", "  figures: \(entry.figures)",
                "  said by: \(claim.source)",
            ].flatMap { $0.wrapped(to: width, hanging: 2) }
            let lines = head.wrapped(to: width, hanging: 2).joined(separator: "\n")
            return ([title(lines)] + body).joined(separator: "\n")
        }
        let remark = Self.remark.wrapped(to: width).joined(separator: "\n")
        return (claims + [remark]).joined(separator: "\n\n")
    }

    package var html: HTML {
        let titles = ["Claim", "About", "Verdict", "Figures", "Measure", "Source"]
        var table = Table(columns: titles.map { Table.Column($0) })
        for entry in entries {
            let verdict = "\(entry.verdict.sign.rawValue) \(entry.verdict.rawValue)"
            table.add([
                entry.claim.text, entry.claim.architecture, verdict, entry.figures, entry.measure,
                entry.claim.source,
            ])
        }
        return """
            <p>\(Self.remark)</p>
            \(table.html(caption: "Claims and figures", rows: table.title))
            """
    }
}
