import Foundation
import Measuring
import Output
import Subprocesses

/// The circumstances of a run.
package struct RunHead: Equatable, Codable, Sendable {
    package let toolchain: String
    package let machine: Machine
    /// The load average when it began.
    package let load: Double
    /// The clock that times are read from.
    package let clock: String
    /// The build mode. Only release builds are measured.
    package let build: String
    package let processes: Int
    /// How many turns each subject had in each process.
    package let rounds: Int
    /// The seed of the order of turns.
    package let seed: UInt64
    /// How many scenarios passed on each app.
    package let scenariosPassed: Int
    /// Whether the run left out what takes longest.
    package let isQuick: Bool

    /// Describes a run that is about to begin on this machine.
    package init(
        toolchain: String, machine: Machine = .current, load: Double = Machine.load, processes: Int,
        rounds: Int, seed: UInt64, scenariosPassed: Int, isQuick: Bool = false
    ) {
        self.toolchain = toolchain
        self.machine = machine
        self.load = load
        clock = ProcessorStopwatch.name
        build = "release build"
        self.processes = processes
        self.rounds = rounds
        self.seed = seed
        self.scenariosPassed = scenariosPassed
        self.isQuick = isQuick
    }

    package var text: String {
        """
        \(toolchain), \(machine.description), load \(load.formatted(places: 1)), \(build)
        \(processes) processes of \(rounds) rounds, seed \(seed), \(clock)
        \(scenariosPassed) scenarios passed on each app
        """
    }
}

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// A machine that figures were measured on.
package struct Machine: Equatable, Codable, Sendable {
    package let system: String
    /// The processor, as it calls itself.
    package let processor: String
    /// What tells it from others of that name: its family and its caches.
    package let model: String
    package let cores: Int

    /// This machine.
    package static var current: Machine {
        Machine(
            system: ProcessInfo.processInfo.operatingSystemVersionString,
            processor: processorName ?? "unknown processor",
            model: modelFacts.map { "\($0) \(fact($0) ?? "unknown")" }.joined(separator: ", "),
            cores: ProcessInfo.processInfo.activeProcessorCount)
    }

    /// The load average of the last minute.
    package static var load: Double {
        var averages = [0.0]
        return getloadavg(&averages, 1) == 1 ? averages[0] : .nan
    }

    package var description: String {
        "\(system), \(processor), \(cores) cores"
    }

    /// The description, and what tells two machines apart that are described alike.
    package var identity: String { "\(description), \(model)" }

    #if canImport(Darwin)
        private static var processorName: String? {
            var name = [UInt8](repeating: 0, count: 128)
            var size = name.count
            guard sysctlbyname("machdep.cpu.brand_string", &name, &size, nil, 0) == 0 else {
                return nil
            }
            return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
        }

        private static let modelFacts = ["hw.cpufamily", "hw.l1dcachesize", "hw.l2cachesize"]

        private static func fact(_ name: String) -> String? {
            var (value, size) = (Int64(0), MemoryLayout<Int64>.size)
            return sysctlbyname(name, &value, &size, nil, 0) == 0 ? String(value) : nil
        }
    #else
        private static var processorName: String? { fact("model name") }

        private static let modelFacts = ["cpu family", "model", "stepping", "cache size"]

        private static func fact(_ name: String) -> String? {
            let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
            let facts = text?.split(separator: "\n").lazy.map {
                $0.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
            }
            return facts?.first { $0.first == name && $0.count == 2 }?.last
        }
    #endif
}

/// What the program is compiled with.
package enum Toolchain {
    /// The toolchain in reach, which is the one that `swift run` has just compiled with.
    package static var current: String {
        let text = (try? Subprocess(["swift", "--version"]).run().text) ?? ""
        return name(in: text) ?? "unknown toolchain"
    }

    /// What the compiler calls itself in a line such as "Apple Swift version 6.3.1 (swift-6.3.1-RELEASE)".
    static func name(in line: String) -> String? {
        line.firstMatch(of: /Swift version ([0-9.]+)/).map { "Swift \($0.1)" }
    }
}
