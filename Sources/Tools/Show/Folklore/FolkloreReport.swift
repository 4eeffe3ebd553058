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

    package var document: Document {
        Document(
            entries.flatMap { entry -> [Document.Part] in
                let claim = entry.claim
                let body = """
                      measure: \(entry.measure)
                      figures: \(entry.figures)
                      said by: \(claim.source)
                    """
                return [
                    .title(
                        "\(claim.architecture): \(claim.text) – \(entry.verdict.rawValue)",
                        entry.verdict.sign),
                    .text(body, hanging: 2),
                ]
            } + [.text(Self.remark)])
    }
}
