import ArchitectureList
import Console
import Foundation
import Workshop

/// What happens when two changes of the same author are merged, for each author who has made all of some changes.
package struct AuthorCollisions {
    /// By author, the first one first.
    private let pairs: [[ChangePair]]
    private let architectures: [String]

    init(_ pairs: [[ChangePair]], of architectures: [String]) {
        self.pairs = pairs
        self.architectures = architectures
    }

    /// Merges each pair of changes. The first author who has not made all of them is left out, and so are those after.
    static func pairs(
        of changes: [Exercise], for subjects: [ArchitectureSources], in package: URL
    ) throws -> [[ChangePair]] {
        let authors = changes.map(\.solutionsOfAuthors.count).max() ?? 0
        return try (0..<authors).map { author in changes.compactMap { $0.solved(byAuthor: author) }
        }
        .prefix { $0.count == changes.count }
        .map { try ChangePair.all(of: $0, for: subjects, in: package) }
    }

    /// A row with the number of pairs, then rows for each author: how many pairs conflict, how many of them in sources,
    /// and in how many files.
    package var table: Table {
        let reports = pairs.map { CollisionReport($0, of: architectures) }
        func rows(_ title: String, _ cells: (CollisionReport) -> [Int]) -> [[any CellContent]] {
            zip(Self.authors, reports).map { ["\(title), \($0)"] + cells($1) }
        }
        return Table(
            "Two changes of one author, merged", figures: architectures,
            rows: [["pairs"] + architectures.map { _ in pairs.first?.count }]
                + rows("pairs with a conflict", \.pairsWithConflict)
                + rows("pairs with a conflict in sources", \.pairsWithConflictInSources)
                + rows("files in conflict", \.filesInConflict))
    }

    /// Such as `first author`.
    package static let authors = (["first"] + OtherSolutions.Author.allCases.map(\.rawValue)).map {
        "\($0) author"
    }
}
