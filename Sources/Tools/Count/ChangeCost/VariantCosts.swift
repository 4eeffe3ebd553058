import Console

/// What changes cost in variants, beside the solutions of each author in the architectures that these are variants of.
///
/// Another author has made the changes in the variants, so they are in no comparison.
package struct VariantCosts {
    package static let collisionsTitle = "Two changes in variants, merged"

    /// The changes that are made in variants.
    let changes: [ChangeCosts]
    /// These changes, in pairs.
    let pairs: [ChangePair]
    /// The architectures, then their variants.
    let columns: [String]

    /// The tables, and a sentence that says whose solutions they count; empty if no change is made in a variant.
    var parts: [Document.Part] {
        if changes.isEmpty { return [] }
        let collisions = CollisionReport(pairs, of: columns)
        return [
            .table(costs.table(of: .inVariants)),
            .table(
                Table(
                    Self.collisionsTitle, figures: columns,
                    rows: [
                        ["pairs"] + collisions.pairsOfPatches,
                        ["pairs with a conflict"] + collisions.pairsWithConflict,
                        ["files in conflict"] + collisions.filesInConflict,
                    ])),
            .text(
                "The changes in variants are by an author who has made no other solution, so they are in no comparison. "
                    + "Read them beside all authors of the same changes."),
        ]
    }

    /// The title of the column of an author; nil if the column has one author.
    package static func title(of architecture: String, byAuthor author: Int?) -> String {
        author.map { "\(architecture), \(AuthorCollisions.authors[$0])" } ?? architecture
    }

    /// The costs with a column for each author.
    private var costs: CostReport {
        var titles: [String] = []
        var columns: [[ChangeCosts.Column]] = changes.map { _ in [] }
        for name in self.columns {
            let costs = changes.map { $0.costs(in: name) }
            let count = costs.map(\.count).max() ?? 0
            for author in 0..<count {
                let title = Self.title(of: name, byAuthor: count > 1 ? author : nil)
                titles.append(title)
                for (change, costs) in costs.enumerated() where author < costs.count {
                    columns[change].append(.init(architecture: title, cost: costs[author]))
                }
            }
        }
        return CostReport(zip(changes, columns).map { $0.with(columns: $1) }, of: titles)
    }
}
