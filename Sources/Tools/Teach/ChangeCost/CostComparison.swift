import Output

/// Compares one figure of each architecture with that of the reference: the number of changes in which it is smaller,
/// the same, or greater.
struct CostComparison {
    struct Counts {
        let architecture: String
        let fewer, same, more: Int
    }

    /// Such as `statements`.
    let name: String
    let reference: String
    /// One for each architecture that has patches for the same changes as the reference.
    let counts: [Counts]

    init(
        of figure: CostFigure, called name: String, in changes: [ChangeCosts],
        beside reference: String, _ architectures: ArraySlice<String>
    ) {
        self.name = name
        self.reference = reference
        counts = architectures.compactMap { architecture in
            let differences = changes.compactMap { change -> Int? in
                guard let number = figure.number(change[architecture]),
                    let other = figure.number(change[reference])
                else { return nil }
                return number - other
            }
            if differences.isEmpty { return nil }
            return Counts(
                architecture: architecture, fewer: differences.count { $0 < 0 },
                same: differences.count { $0 == 0 }, more: differences.count { $0 > 0 })
        }
    }

    /// Such as `More files than MVC, of 12 changes: MVP in 8, VIPER in 11. Fewer: MVP in 0, VIPER in 0.`
    var sentence: String {
        let total = counts.first.map { $0.fewer + $0.same + $0.more } ?? 0
        let more = counts.map { "\($0.architecture) in \($0.more)" }
        let fewer = counts.map { "\($0.architecture) in \($0.fewer)" }
        return """
            More \(name) than \(reference), of \("change".counted(total)): \(more.joined(separator: ", ")). \
            Fewer: \(fewer.joined(separator: ", ")).
            """
    }
}
