import Anatomy

/// What came of some faults, in numbers.
struct FaultCounts {
    private let outcomes: [FaultOutcome]

    init(of outcomes: [FaultOutcome]) {
        self.outcomes = outcomes
    }

    var total: Int { outcomes.count }

    /// Those that say something of the tests.
    var countable: Int { outcomes.count(where: \.counts) }

    func caught(by finder: Finder) -> Int { outcomes.count { $0.catches[finder] != nil } }

    private var caught: Int { outcomes.count { !$0.catches.isEmpty } }

    private var missed: Int { outcomes.count(where: \.isMissed) }

    var cells: [String] {
        [String(total)] + Finder.allCases.map { String(caught(by: $0)) }
            + [
                String(missed), String(total - countable),
                WilsonInterval(caught, of: countable)?.text ?? "–",
            ]
    }
}
