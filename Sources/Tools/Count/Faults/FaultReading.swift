import ArchitectureList
import Console
import Foundation
import Synchronization
import Toolchain

/// Finds the faults of the package, and tries them.
package struct FaultReading {
    package let package: URL
    private let architectures: [Architecture]

    package init(architectures: [Architecture]) throws {
        self.architectures = architectures
        package = try PackageFolder.current()
    }

    /// The faults of all architectures. They are cached until a source changes.
    package func lists(on terminal: Terminal) throws -> [FaultList] {
        defer { terminal.clearProgress() }
        let cache = try ReadingCache(of: package, for: architectures.names)
        return try cache.value("faults") {
            terminal.showProgress("reading the sources")
            return try FaultList.read(architectures.subjects, of: package)
        }
    }

    /// The outcomes of some faults. Those cached for the same sources and scenarios are used again.
    package func outcomes(
        of faults: [Fault], among lists: [FaultList], on terminal: Terminal
    ) throws -> [FaultOutcome] {
        let cache = try cacheOfOutcomes
        let kept = Self.outcomes(of: lists.map(\.architecture), in: cache)
        var known = Dictionary(kept.map { ($0.fault.id, $0) }) { first, _ in first }
        let open = faults.filter { known[$0.id]?.fault != $0 }
        if open.isEmpty { return faults.compactMap { known[$0.id] } }
        defer { terminal.clearProgress() }
        let run = try FaultRun(
            of: lists, in: architectures.subjects, of: package,
            // With this, Package.swift turns the optimiser on for the code that runs.
            environment: ["TRIPTYCH_BUILD": "faults"]
        ) { terminal.showProgress("building: \($0)") }
        let state = Mutex((progress: TimedProgress(on: terminal), done: [FaultOutcome]()))
        for list in lists {
            let name = list.architecture
            let part = open.filter { $0.id.architecture == name }
            if part.isEmpty { continue }
            // Keep the faults that were tried before an error, too.
            defer {
                for outcome in state.withLock({ $0.done }) { known[outcome.fault.id] = outcome }
                cache.keep(list.faults.compactMap { known[$0.id] }, as: Self.name(of: name))
            }
            _ = try run.outcomes(of: part, in: name) { outcome in
                state.withLock { state in
                    state.done.append(outcome)
                    let share = Double(state.done.count) / Double(open.count)
                    state.progress.show(
                        "\(state.done.count) of \(open.count) faults", share: share)
                }
            }
        }
        return faults.compactMap { known[$0.id] }
    }

    // MARK: Documents

    /// The report on these sources and scenarios; nil unless all faults have been tried.
    package func completeReport(on terminal: Terminal) throws -> FaultReport? {
        let outcomes = Self.outcomes(of: architectures.names, in: try cacheOfOutcomes)
        // Return here, because listing the faults takes seconds.
        if outcomes.isEmpty { return nil }
        let lists = try lists(on: terminal)
        if outcomes.count != lists.map(\.faults.count).reduce(0, +) { return nil }
        let equivalents = try EquivalentFaults(of: package, among: lists)
        return FaultReport(equivalents.explaining(outcomes), of: architectures.names)
    }

    // MARK: Cache

    /// The cache serves every build of this program, because the outcomes do not depend on it. They depend on what makes the
    /// faults, on what runs with them, and on the scenarios.
    private var cacheOfOutcomes: ReadingCache {
        get throws {
            try ReadingCache(
                of: package,
                in: [
                    "Package.swift", "Sources/Architectures", "Sources/Shared",
                    "Sources/Tools/Prove", "Sources/Tools/Count/Faults",
                    "Sources/Tools/Practise/Trials", "Tests/Architectures",
                ], and: ["scenarios"], program: nil)
        }
    }

    private static func outcomes(
        of architectures: [String], in cache: ReadingCache
    ) -> [FaultOutcome] {
        architectures.flatMap { cache.kept(name(of: $0)) ?? [] }
    }

    /// The name of the cached outcomes of an architecture.
    private static func name(of architecture: String) -> String { "faults-\(architecture)" }
}
