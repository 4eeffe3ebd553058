import Console
import Foundation
import Measuring

/// What the comparison would be for a part of the solutions, or with other tests. These tables are not part of its rule.
extension CostRatios {
    var furtherTables: [Table] { [eachAuthor, changesLeftOut, testsKept] }

    /// A row for each architecture, a column for each author: the mean ratio of the author's edits to those in the reference.
    /// There are too few authors for an interval, so none is given.
    var eachAuthor: Table {
        let edits = changes.map { $0.counts(in: architectures, \.edits) }
        let authors = AuthorCollisions.authors.prefix(edits.map(\.count).min() ?? 0)
        return Table(
            CostReport.eachAuthorTitle, figures: Array(authors),
            rows: architectures.indices.dropFirst().map { place in
                [architectures[place]]
                    + authors.indices.map { author in
                        let logs = edits.map { change in
                            log(Double(change[author][place]) / Double(change[author][0]))
                        }
                        return exp(logs.mean).formatted(places: 2)
                    }
            })
    }

    /// A row for each change, a column for each comparison: the ratio without this change.
    private var changesLeftOut: Table {
        Table(
            CostReport.leftOutTitle,
            figures: comparisons.map { "\($0.architecture) / \($0.reference)" },
            rows: changes.indices.map { left in
                let others = changes[..<left] + changes[(left + 1)...]
                let ratios = Self.comparisons(
                    of: others.map { $0.counts(in: architectures, \.edits) }, in: architectures)
                return ["without \(changes[left].label)"]
                    + ratios.map { "\($0.ratio.ratio.formatted(places: 2)) \($0.verdict)" }
            })
    }

    /// The ratio to the reference if its unit tests are kept beside those of the other architecture, and are changed with them.
    private var testsKept: Table {
        let counts = changes.map { change in
            zip(
                change.counts(in: architectures, \.edits),
                change.counts(in: architectures) { $0.tests?.edits.total ?? 0 }
            ).map { edits, tests -> [Int] in edits[..<1] + edits[1...].map { $0 + tests[0] } }
        }
        let kept = Self.comparisons(of: counts, in: architectures)
        return Table(
            CostReport.testsKeptTitle, figures: ["with \(architectures[0])"],
            rows: architectures.dropFirst().map { name in
                [name, kept[name, architectures[0]]?.ratioWithInterval ?? "–"]
            })
    }
}
