import Console

/// What happens when two changes are merged, in each architecture.
package struct CollisionReport: Sendable {
    private let pairs: [ChangePair]
    private let architectures: [String]

    package init(_ pairs: [ChangePair], of architectures: [String]) {
        self.pairs = pairs
        self.architectures = architectures
    }

    // MARK: Tables

    /// A row for each count, a column for each architecture.
    package var table: Table {
        Table(
            "Two changes, merged", figures: architectures,
            rows: [
                ["pairs"] + pairsOfPatches, ["pairs with a conflict"] + pairsWithConflict,
                ["pairs with a conflict in sources"] + pairsWithConflictInSources,
                ["files in conflict"] + filesInConflict,
            ])
    }

    /// The pairs that an architecture has both patches for.
    var pairsOfPatches: [Int] { count { _ in true } }

    /// By architecture.
    var pairsWithConflict: [Int] { count { !$0.isEmpty } }

    /// The pairs with a conflict in more than tests, by architecture.
    var pairsWithConflictInSources: [Int] { count { $0.contains { $0.hasPrefix("Sources/") } } }

    /// The files in conflict of all pairs, by architecture.
    var filesInConflict: [Int] { architectures.map { files(in: $0).map(\.count).reduce(0, +) } }

    /// The pairs whose files in conflict meet a condition, by architecture.
    private func count(_ isCounted: ([String]) -> Bool) -> [Int] {
        architectures.map { files(in: $0).count(where: isCounted) }
    }

    /// The files in conflict of each pair.
    private func files(in architecture: String) -> [[String]] {
        pairs.compactMap { $0.conflicts[architecture] }
    }

    // MARK: Lists

    /// Each pair with a conflict, and the files in conflict.
    package var conflicts: Document {
        let parts = pairs.flatMap { pair -> [Document.Part] in
            let lines = architectures.compactMap { name -> String? in
                guard let files = pair.conflicts[name], !files.isEmpty else { return nil }
                return "  \(name): \(files.map(\.fileName).joined(separator: ", "))"
            }
            if lines.isEmpty { return [] }
            return [.title(pair.title), .text(lines.joined(separator: "\n"), hanging: 4)]
        }
        return Document(parts + [.table(table)])
    }
}
