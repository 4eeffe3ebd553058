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
                ["pairs with a conflict in sources"]
                    + count { $0.contains { $0.hasPrefix("Sources/") } },
                ["files in conflict"] + filesInConflict,
            ])
    }

    /// The pairs that an architecture has both patches for.
    var pairsOfPatches: [Int] { count { _ in true } }

    /// By architecture.
    var pairsWithConflict: [Int] { count { !$0.isEmpty } }

    /// The files in conflict of all pairs, by architecture.
    var filesInConflict: [Int] { architectures.map { files(in: $0).map(\.count).reduce(0, +) } }

    /// The results of building and testing the pairs that git merges.
    package func table(of failures: [PairFailure]) -> Table {
        func row(_ title: String, _ kind: PairFailure.Kind) -> [any CellContent] {
            [title]
                + architectures.map { name in
                    failures.count { $0.architecture == name && $0.kind == kind }
                }
        }
        let merged = architectures.map { name in pairs.count { $0.merges(in: name) } }
        let failed = architectures.map { name in failures.count { $0.architecture == name } }
        return Table(
            "Merged without a conflict", figures: architectures,
            rows: [
                ["pairs"] + merged, row("do not build", .build), row("fail a scenario", .scenario),
                row("fail a unit test", .unitTest),
                ["pass everything"] + zip(merged, failed).map(-),
            ])
    }

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
                return "  \(name): \(files.map(\.lastPlace).joined(separator: ", "))"
            }
            if lines.isEmpty { return [] }
            return [.title(pair.title), .text(lines.joined(separator: "\n"), hanging: 4)]
        }
        return Document(parts + [.table(table)])
    }

    /// Each pair that does not work, and why. Architectures in which a pair fails in the same way have one line.
    package func document(of failures: [PairFailure]) -> Document {
        let lines = failures.map { [$0.pair.title, $0.text] }.uniqued().map { reason in
            let alike = failures.filter { [$0.pair.title, $0.text] == reason }
            return "- \(reason[0]), in \(alike.map(\.architecture).listed): \(reason[1])"
        }
        return Document([
            .table(table(of: failures)),
            lines.isEmpty ? nil : .text(lines.joined(separator: "\n"), hanging: 2),
        ])
    }
}

extension String {
    /// The name of the file at this path.
    fileprivate var lastPlace: String { String(split(separator: "/").last ?? "") }
}
