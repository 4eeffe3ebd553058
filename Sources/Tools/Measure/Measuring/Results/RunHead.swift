import Console
import Toolchain

/// The circumstances of a run.
package struct RunHead: Equatable, Codable, Sendable {
    package let toolchain: String
    package let machine: Machine
    /// The load average when it began.
    package let load: Double
    /// The name of the clock.
    package let clock: String
    /// The number of processes for each action of each pair of apps.
    package let processes: Int
    package let placement: Placement
    /// The number of rounds in each process.
    package let rounds: Int
    /// The seed of the order of turns, and of the layouts.
    package let seed: UInt64
    /// How many scenarios passed on each app.
    package let scenariosPassed: Int
    /// Whether the run left out the benchmarks that take longest.
    package let isQuick: Bool

    /// Describes a run that is about to begin on this machine.
    package init(
        toolchain: String = currentToolchain, machine: Machine = .current,
        load: Double = Machine.load, processes: Int, placement: Placement = .manyLayouts,
        rounds: Int, seed: UInt64, scenariosPassed: Int, isQuick: Bool = false
    ) {
        self.toolchain = toolchain
        self.machine = machine
        self.load = load
        clock = ProcessorStopwatch.name
        self.processes = processes
        self.placement = placement
        self.rounds = rounds
        self.seed = seed
        self.scenariosPassed = scenariosPassed
        self.isQuick = isQuick
    }

    package var text: String {
        """
        \(toolchain), \(machine.description), load \(load.formatted(places: 1)), release build
        \(measured); seed \(seed); \(clock)
        \(scenariosPassed) scenarios passed on each app
        """
    }

    private var measured: String {
        switch placement {
        case .manyLayouts:
            "each ratio: \(processes) processes of \(rounds) rounds, each process in its own memory layout"
        case .oneLayout(_, let reason):
            "each ratio: \(processes) processes of \(rounds) rounds, all in one memory layout (\(reason))"
        }
    }
}

extension RunHead {
    /// The toolchain on the search path, which is the one that `swift run` has just compiled with.
    package static var currentToolchain: String {
        let text = (try? Subprocess(["swift", "--version"]).run().text) ?? ""
        return toolchain(in: text) ?? "unknown toolchain"
    }

    /// The name and version of the compiler in a line such as "Apple Swift version 6.3.1 (swift-6.3.1-RELEASE)".
    static func toolchain(in line: String) -> String? {
        line.firstMatch(of: /Swift version ([0-9.]+)/).map { "Swift \($0.1)" }
    }
}
