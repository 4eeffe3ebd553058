import Exploration
import Output

/// How far the processes of an exploration have come, and what they found.
struct ExploreResult: Sendable {
    struct Crash: Sendable {
        let walk: Int
        let reason: String
    }

    var found: (walk: Int, scenario: FoundScenario)?
    private(set) var crash: Crash?
    var duration = Duration.zero
    private(set) var walks = 0
    private var actionsByProcess: [Int: Int] = [:]
    private var shapes: Set<String> = []

    var actions: Int { actionsByProcess.values.reduce(0, +) }

    /// Whether the other processes can stop.
    var isOver: Bool { found != nil || crash != nil }

    mutating func take(_ message: ExploreMessage, from process: Int) {
        switch message {
        case .walk(let number, let actions, let newShapes):
            if number >= 0 { walks += 1 }
            actionsByProcess[process] = actions
            shapes.formUnion(newShapes)
        case .found(let walk, let scenario):
            found = found ?? (walk, scenario)
        case .step:
            break
        }
    }

    mutating func takeCrash(walk: Int, reason: String) {
        crash = crash ?? Crash(walk: walk, reason: reason)
    }

    /// What was reached, in lines.
    func text(of names: [String], seed: UInt64) -> String {
        let rate = Int((Double(actions) / max(duration / .seconds(1), 0.001)).rounded())
        func grouped(_ number: Int) -> String { number.description.groupingDigits }
        return Table(
            "In lockstep", names.joined(separator: ", "), figures: [],
            rows: [
                ["seed", "\(seed)"],
                ["actions", "\(grouped(actions)), each on all (\(grouped(rate)) a second)"],
                ["walks", grouped(walks)],
                ["screens", "\(grouped(shapes.count)) that differ in more than their texts"],
                ["found", outcome],
            ]
        ).rendered()
    }

    private var outcome: String {
        if crash != nil { return "a crash" }
        return found == nil ? "no difference, no leak, no crash" : "see the scenario"
    }
}
