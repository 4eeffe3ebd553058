import Console
import Foundation
import Measuring

/// Compares what changes cost in any two architectures, by a rule that was written down before most changes were made.
///
/// Only the solutions of the same change by the same author are compared: the ratio of their edits. A change is a group of
/// such ratios, one for each author.
struct CostRatios {
    struct Comparison {
        let architecture: String
        let reference: String
        let ratio: GroupedRatio
        /// Whether the two differ, judged together with all other comparisons.
        let differs: Bool
    }

    /// None if fewer than two changes have several authors.
    let comparisons: [Comparison]
    /// The same for the edits of sources alone, without tests and doubles.
    let comparisonsOfSources: [Comparison]
    let changes: [ChangeCosts]
    let architectures: [String]

    init(of changes: [ChangeCosts], in architectures: [String]) {
        let several = changes.filter { !$0.otherColumns.isEmpty }
        func comparisons(_ number: (PatchCost) -> Int) -> [Comparison] {
            Self.comparisons(
                of: several.map { $0.counts(in: architectures, number) }, in: architectures)
        }
        self.architectures = architectures
        self.changes = several
        self.comparisons = comparisons(\.edits)
        comparisonsOfSources = comparisons(\.editsOfSources.total)
    }

    /// - Parameter edits: By change, then by author, then by architecture.
    static func comparisons(of edits: [[[Int]]], in architectures: [String]) -> [Comparison] {
        let pairs = architectures.indices.flatMap { place in (0..<place).map { (place, $0) } }
        let ratios = pairs.compactMap { one, other in
            GroupedRatio(
                logRatios: edits.map { $0.map { log(Double($0[one]) / Double($0[other])) } })
        }
        if ratios.count < pairs.count { return [] }
        return zip(zip(pairs, ratios), GroupedRatio.differ(ratios)).map { pair, differs in
            Comparison(
                architecture: architectures[pair.0.0], reference: architectures[pair.0.1],
                ratio: pair.1, differs: differs)
        }
    }

    /// The ratios of all edits, and those of edits of sources alone. A row and a column for each architecture: the ratio of
    /// the row's edits to the column's.
    var tables: [Table] {
        [
            table(CostReport.comparedTitle, of: comparisons),
            table(CostReport.comparedSourcesTitle, of: comparisonsOfSources),
        ]
    }

    private func table(_ title: String, of comparisons: [Comparison]) -> Table {
        Table(
            title, figures: architectures.dropLast().map { "with \($0)" },
            rows: architectures.dropFirst().map { architecture in
                [architecture]
                    + architectures.dropLast().map { comparisons[architecture, $0]?.text }
            })
    }

    /// A row for each change: the edits of each author in each architecture, and below it those in tests.
    var authors: Table {
        func row(_ title: String, of change: ChangeCosts, _ number: (PatchCost) -> Int) -> [String]
        {
            [title]
                + architectures.map { name in
                    change.costs(in: name).map { String(number($0)) }.joined(separator: ", ")
                }
        }
        return Table(
            Self.authorsTitle, figures: architectures,
            rows: changes.flatMap { change in
                [
                    row(change.label, of: change, \.edits),
                    row("of these in tests", of: change) { $0.tests?.edits.total ?? 0 },
                ]
            })
    }

    static let authorsTitle = "Edits of each author"

    /// The comparison in all forms; empty if there is none.
    var parts: [Document.Part] {
        if comparisons.isEmpty { return [] }
        return (tables + furtherTables).map { .table($0) } + [
            .text(sentence),
            .drawing(CostPicture(changes: changes, architectures: architectures).lines),
            .text(CostPicture.explanation), .table(authors),
        ]
    }

    /// How much of the differences between solutions belongs to what.
    var sentence: String {
        let shares = CostShares(of: changes, in: architectures)
        func percentage(_ share: Double) -> String { share.formattedAsPercentage(places: 0) }
        return """
            Of all differences between the solutions' edits, \(percentage(shares.change)) belong to the change, \
            \(percentage(shares.architecture)) to the architecture, and \(percentage(shares.author)) to the authors of a change. The rest, \
            \(percentage(shares.rest)), belongs to their combinations (all rounded): an architecture fits one change better than \
            another, and an author knows one architecture better.
            """
    }
}

extension [CostRatios.Comparison] {
    subscript(architecture: String, reference: String) -> CostRatios.Comparison? {
        first { $0.architecture == architecture && $0.reference == reference }
    }
}

extension CostRatios.Comparison {
    /// Such as `1.43 (1.10–1.86) more`; `?` if no difference was shown.
    fileprivate var text: String { "\(ratioWithInterval) \(verdict)" }

    var ratioWithInterval: String {
        let interval = [ratio.interval.lower, ratio.interval.upper].map(\.text)
        return "\(ratio.ratio.text) (\(interval.joined(separator: "–")))"
    }

    var verdict: String { differs ? (ratio.ratio > 1 ? "more" : "fewer") : "?" }
}

extension ChangeCosts {
    /// A count by author, then by architecture.
    func counts(in architectures: [String], _ number: (PatchCost) -> Int) -> [[Int]] {
        let columns = architectures.map { costs(in: $0).map(number) }
        let authors = columns.map(\.count).min() ?? 0
        return (0..<authors).map { author in columns.map { $0[author] } }
    }
}

extension Double {
    fileprivate var text: String { formatted(places: 2) }
}
