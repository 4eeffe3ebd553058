import Foundation

/// What one must know of a run to make sense of its figures.
struct RunHead {
    let rounds: Int
    let seed: UInt64
    let scenariosPassed: Int

    /// The head in one line.
    var text: String {
        let machine = ProcessInfo.processInfo
        return [
            machine.operatingSystemVersionString, "\(machine.activeProcessorCount) cores",
            "release build", "\(rounds) rounds", "seed \(seed)",
            "\(scenariosPassed) scenarios passed",
        ].joined(separator: ", ")
    }
}
