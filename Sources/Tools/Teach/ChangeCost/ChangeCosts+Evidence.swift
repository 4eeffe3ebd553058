import Folklore

extension [ChangeCosts] {
    /// What they say of the common claims.
    package var evidence: [Evidence.Change] {
        flatMap { change in
            change.columns.map { column in
                Evidence.Change(
                    name: change.name, architecture: column.architecture,
                    statements: column.cost.statements.total, folders: column.cost.features.count,
                    shareInOneRole: column.cost.shareInOneRole)
            }
        }
    }
}

extension PatchCost {
    /// The share of its statements that the role with the most of them has; nil for no statements.
    var shareInOneRole: Double? {
        let total = statements.total
        if total == 0 { return nil }
        let roles = Dictionary(grouping: files, by: \.role)
            .mapValues { $0.map(\.statements.total).reduce(0, +) }
        return Double(roles.values.max() ?? 0) / Double(total)
    }
}
