import Foundation

/// A machine on which figures were measured.
package struct Machine: Equatable, Codable, Sendable {
    package let system: String
    /// The name of the processor.
    package let processor: String
    /// The facts that distinguish the processor from others with the same name, such as its family and its caches.
    package let model: String
    package let cores: Int

    /// This machine.
    package static var current: Machine {
        Machine(
            system: systemName,
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

    /// The description, and what distinguishes two machines with the same description.
    package var identity: String { "\(description), \(model)" }

    /// The name and version of the system. Apple's systems leave out their name, so it is added.
    private static var systemName: String {
        let version = ProcessInfo.processInfo.operatingSystemVersionString
        #if os(macOS)
            return "macOS, \(version)"
        #else
            return version
        #endif
    }

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
