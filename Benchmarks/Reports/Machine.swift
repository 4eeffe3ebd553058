import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// What figures were measured on.
public struct Machine: Equatable, Codable, Sendable {
    /// The operating system.
    public let system: String
    /// The processor, as it calls itself.
    public let processor: String
    /// How many cores it has.
    public let cores: Int

    /// This machine.
    public static var current: Machine {
        Machine(
            system: ProcessInfo.processInfo.operatingSystemVersionString,
            processor: processorName ?? "unknown processor",
            cores: ProcessInfo.processInfo.activeProcessorCount)
    }

    /// How many programs have been waiting for a core, on average, during the last minute.
    public static var load: Double {
        var averages = [0.0]
        return getloadavg(&averages, 1) == 1 ? averages[0] : .nan
    }

    /// The machine in one line.
    public var description: String {
        "\(system), \(processor), \(cores) cores"
    }

    private static var processorName: String? {
        #if canImport(Darwin)
            var name = [UInt8](repeating: 0, count: 128)
            var size = name.count
            guard sysctlbyname("machdep.cpu.brand_string", &name, &size, nil, 0) == 0 else {
                return nil
            }
            return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
        #else
            guard let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8) else {
                return nil
            }
            let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
            return line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
        #endif
    }
}
