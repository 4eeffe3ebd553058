import Output

/// For each architecture, the numbers of changes in which it needs more of something than the first one, as much, or
/// less.
struct CostComparison {
    struct Counts {
        let architecture: String
        let fewer, same, more: Int
    }

    /// Such as `statements`.
    let name: String
    let reference: String
    /// One for each architecture but the first that has patches for the same changes.
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

    /// Such as `MVP needs more files than MVC in 8 changes of 12, and fewer in 0; VIPER in 11, and fewer in 0.`
    var sentence: String {
        let parts = counts.enumerated().map { place, counts in
            let total = counts.fewer + counts.same + counts.more
            let count =
                place == 0
                ? "needs more \(name) than \(reference) in \(counts.more) of \("change".counted(total))"
                : "in \(counts.more)"
            return "\(counts.architecture) \(count) and fewer in \(counts.fewer)"
        }
        return parts.joined(separator: ", ") + "."
    }
}
