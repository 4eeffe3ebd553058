import Console

/// What changes cost in variants, beside the first author's solutions in the architectures that these are variants of.
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
            .table(CostReport(changes, of: columns).table(of: .inVariants)),
            .table(
                Table(
                    Self.collisionsTitle, figures: columns,
                    rows: [
                        ["pairs"] + collisions.pairsOfPatches,
                        ["pairs with a conflict"] + collisions.pairsWithConflict,
                        ["files in conflict"] + collisions.filesInConflict,
                    ])),
            .text(
                "The changes in variants are by an author who has made no other solution. They stand beside those of the "
                    + "first author, and no comparison includes them."),
        ]
    }
}
