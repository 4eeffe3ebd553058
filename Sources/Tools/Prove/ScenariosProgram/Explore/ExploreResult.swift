import Console
import Exploration

/// How far the processes of an exploration have come, and what they found.
struct ExploreResult: Sendable {
    var found: (walk: Int, scenario: FoundScenario)?
    var duration = Duration.zero
    private(set) var actions = 0
    private var walks = 0
    private var shapes: Set<String> = []

    mutating func take(_ walk: Walk, _ number: Int) {
        walks += 1
        actions += walk.actions
        shapes.formUnion(walk.shapes)
        if let scenario = walk.found { found = found ?? (number, scenario) }
    }

    /// How far the exploration came, as a table.
    ///
    /// - Parameter seed: The seed, with the options that leave out steps.
    func text(of names: [String], seed: String) -> String {
        let rate = Int((Double(actions) / max(duration / .seconds(1), 0.001)).rounded())
        return Table(
            "In lockstep", names.joined(separator: ", "), figures: [],
            rows: [
                ["seed", seed],
                [
                    "steps",
                    "\(actions.grouped), each done in all architectures (\(rate.grouped) a second)",
                ],
                ["walks", walks.grouped],
                [
                    "screens",
                    "\(shapes.count.grouped) different ones; screens that differ only in texts are counted once",
                ],
                ["found", outcome],
            ]
        ).rendered()
    }

    private var outcome: String {
        guard let found else { return "no difference, no leak, no crash" }
        return found.scenario.isCrash ? "a crash" : "see the scenario"
    }
}
