import Console

/// Counts of the outcomes of some faults. Percentages are shares of all faults that compile.
extension [FaultOutcome] {
    private var compiling: Int { count(where: \.compiles) }

    /// The number of faults that at least one of the finders caught.
    private func caught(by finders: [Finder]) -> Int {
        count { outcome in finders.contains { outcome.catches[$0] != nil } }
    }

    private var unnoticed: Int {
        count { if case .equivalent = $0.verdict { true } else { false } }
    }

    private var survived: Int { count(where: \.isMissed) }

    /// How many of some faults are caught, with their share, such as `3 (75.0 %)`.
    func caughtText(by finders: [Finder]) -> String {
        let caught = caught(by: finders)
        let share = share(caughtBy: finders)?.formattedAsPercentage(places: 1) ?? "–"
        return "\(caught) (\(share))"
    }

    /// Nil if none compiles.
    func share(caughtBy finders: [Finder]) -> Double? {
        compiling == 0 ? nil : Double(caught(by: finders)) / Double(compiling)
    }

    static var columns: [String] {
        ["faults", "faults that compile"] + Finder.allCases.map(\.title)
            + ["caught", "nobody can notice", "survived"]
    }

    /// The cells of a row, one for each of the `columns`.
    var cells: [any CellContent] {
        [count, compiling] + Finder.allCases.map { caught(by: [$0]) }
            + [caughtText(by: Finder.allCases), unnoticed, survived]
    }

    /// The counts in a sentence.
    var sentence: String {
        let finders = Finder.allCases.map { finder in
            let name = finder == .leakGate ? "the \(finder.title)" : finder.title
            return "\(caught(by: [finder])) by \(name)"
        }
        return """
            Of \(count) faults, \(compiling) compile. Of these, \(caught(by: Finder.allCases)) are caught: \
            \(finders.joined(separator: ", ")). \(unnoticed) survived, but nobody can notice them; \
            `\(EquivalentFaults.path)` has the reasons. \(survived) others survived.
            """
    }
}
