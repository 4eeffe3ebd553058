import Foundation

/// What one must know of a run to make sense of its figures.
struct RunHead: Encodable {
    let system = ProcessInfo.processInfo.operatingSystemVersionString
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let build = "release build"
    let rounds: Int
    let seed: UInt64
    let reference: String
    let scenariosPassed: Int

    /// The head in one line.
    var text: String {
        [
            system, "\(cores) cores", build, "\(rounds) rounds", "seed \(seed)",
            "\(scenariosPassed) scenarios passed",
        ].joined(separator: ", ")
    }
}
