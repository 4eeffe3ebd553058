import Reporting

/// What one must know of a run to make sense of its figures.
public struct RunHead: Equatable, Codable, Sendable {
    /// What compiled the program.
    public let toolchain: String
    /// What it ran on.
    public let machine: Machine
    /// How many programs were waiting for a core when it began.
    public let load: Double
    /// Whether the optimiser had been at work. Nothing else is measured.
    public let build: String
    /// How many processes measured, one after the other.
    public let processes: Int
    /// How many turns each subject had in each.
    public let rounds: Int
    /// What the order of turns was drawn from.
    public let seed: UInt64
    /// How many scenarios passed, on each app.
    public let scenariosPassed: Int

    /// Describes a run that is about to begin on this machine.
    public init(
        toolchain: String, machine: Machine = .current, load: Double = Machine.load, processes: Int,
        rounds: Int, seed: UInt64, scenariosPassed: Int
    ) {
        self.toolchain = toolchain
        self.machine = machine
        self.load = load
        build = "release build"
        self.processes = processes
        self.rounds = rounds
        self.seed = seed
        self.scenariosPassed = scenariosPassed
    }

    /// The head in two lines.
    public var text: String {
        """
        \(toolchain), \(machine.description), load \(load.formatted(places: 1)), \(build)
        \(processes) processes of \(rounds) rounds, seed \(seed), \(scenariosPassed) scenarios passed on each app
        """
    }
}
