import Anatomy
import Output

/// The common claims about the architectures, judged by the figures.
package struct FolkloreReport: Encodable {
    struct Entry: Encodable {
        let architecture: String
        let claim: String
        let verdict: ClaimVerdict
        let measure: String
        let figures: String
        let source: String
    }

    let entries: [Entry]

    package static let claims = Claim.ofMVC + Claim.ofMVP + Claim.ofMVVM + Claim.ofVIPER

    /// Judges the claims that are made of the architectures there are figures of, in their order.
    package init(by evidence: Evidence) {
        let claims = evidence.anatomy.architectures.flatMap { architecture in
            Self.claims.filter { $0.architecture == architecture.name }
        }
        entries = claims.map { claim in
            let judgement = claim.judged(by: evidence)
            return Entry(
                architecture: claim.architecture, claim: claim.text, verdict: judgement.verdict,
                measure: claim.measure, figures: judgement.figures, source: claim.source)
        }
    }

    /// The text for a terminal.
    ///
    /// - Parameters:
    ///   - width: How many characters fit in a line; nil if that does not matter.
    ///   - title: How a claim is set off.
    package func text(width: Int?, title: (String) -> String = { $0 }) -> String {
        let claims = entries.map { entry in
            let lines = [
                ("measure", entry.measure), ("figures", entry.figures), ("said by", entry.source),
            ]
            let head = "\(entry.architecture): \(entry.claim) – \(entry.verdict.rawValue)"
            let body = lines.map { label, text in
                "\(label): \(text)".wrapped(width: width ?? 100, indent: "  ")
            }
            return ([title(head)] + body).joined(separator: "\n")
        }
        let remark = Self.remark.wrapped(width: width ?? 100)
        return (claims + [remark]).joined(separator: "\n\n")
    }

    package var markdown: String {
        var table = Table(
            columns: ["", "It is said", "Verdict", "Figures", "First said"].map { Table.Column($0) }
        )
        for entry in entries {
            table.add([
                entry.architecture, entry.claim, entry.verdict.rawValue, entry.figures,
                entry.source,
            ])
        }
        return [table.markdown, Self.remark].joined(separator: "\n\n")
    }

    static let remark = """
        This is one app, by one hand, in which each architecture was done as well as we could. What holds here \
        need not hold elsewhere, and a claim that does not hold here may be true of most code there is.
        """
}

extension FolkloreReport {
    /// What came of each claim.
    package var signs: [VerdictSign] { entries.map(\.verdict.sign) }

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
