import Console

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

    /// Such as `Of 12 changes, MVP needs more files than MVC in 8, VIPER in 11. MVP needs fewer in 0, VIPER in 0.`
    var sentence: String {
        let total = counts.first.map { $0.fewer + $0.same + $0.more } ?? 0
        return """
            Of \("change".counted(total)), \(list(\.more, "more \(name) than \(reference)")). \
            \(list(\.fewer, "fewer")).
            """
    }

    /// Such as `MVP needs fewer in 1, VIPER in 0`.
    private func list(_ number: (Counts) -> Int, _ amount: String) -> String {
        zip(counts, ["needs \(amount) in"] + counts.dropFirst().map { _ in "in" })
            .map { "\($0.architecture) \($1) \(number($0))" }.joined(separator: ", ")
    }
}
