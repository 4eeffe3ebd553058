import Anatomy
import Architectures
import Exploration
import Faults
import Foundation
import Reporting
import Subprocesses

/// Finds the faults of the package, and tries them.
struct FaultReading {
    /// How many random actions are taken with each fault.
    private static let actions = 2_000

    let package: URL
    private let architectures: [Architecture]

    init(architectures: [Architecture]) throws {
        self.architectures = architectures
        package = try PackageFolder.current(with: architectures.subjects)
    }

    /// The faults of all architectures. What was found in the same sources before is not read again.
    func lists(on terminal: Terminal) throws -> [FaultList] {
        defer { terminal.clearProgress() }
        return try ReadingCache(of: package).value("faults") {
            terminal.showProgress("reading the sources")
            return try FaultList.read(architectures.subjects, of: package)
        }
    }

    /// What the unit tests catch; nothing unless all faults of these sources have been tried.
    func caughtByUnitTests(on terminal: Terminal) throws -> [Evidence.CaughtFaults] {
        let cache = try Self.cacheOfOutcomes(in: package)
        let outcomes = architectures.names.flatMap { Self.kept(of: $0, in: cache) }
        // To list the faults takes seconds.
        if outcomes.isEmpty { return [] }
        let lists = try lists(on: terminal)
        guard outcomes.count == lists.map(\.faults.count).reduce(0, +) else { return [] }
        let equivalents = try EquivalentFaults(of: package, among: lists)
        return FaultReport(equivalents.explaining(outcomes), of: architectures.names)
            .caughtByUnitTests
    }

    /// What comes of some faults. What was found out about the same sources and scenarios before is not tried
    /// again.
    func outcomes(
        of faults: [Fault], among lists: [FaultList], again: Bool, on terminal: Terminal
    ) throws -> [FaultOutcome] {
        let cache = try Self.cacheOfOutcomes(in: package)
        var known: [Fault.ID: FaultOutcome] = [:]
        for list in again ? [] : lists {
            for outcome in Self.kept(of: list.architecture, in: cache) {
                known[outcome.fault.id] = outcome
            }
        }
        let open = faults.filter { known[$0.id]?.fault != $0 }
        if open.isEmpty { return faults.compactMap { known[$0.id] } }
        defer { terminal.clearProgress() }
        try RunningSubprocesses.endingAtInterruption {
            let run = try FaultRun(
                of: lists, in: architectures.subjects, of: package, exploring: exploration,
                // Package.swift then has the optimiser on for what runs.
                environment: ["TRIPTYCH_OPTIMIZED": "1"]
            ) { terminal.showStep("building: \($0)") }
            let progress = FaultProgress(of: open.count, on: terminal)
            for list in lists {
                let name = list.architecture
                let part = open.filter { $0.id.architecture == name }
                if part.isEmpty { continue }
                for outcome in try run.outcomes(of: part, in: name, progress: progress.show) {
                    known[outcome.fault.id] = outcome
                }
                progress.add(part.count)
                cache.keep(list.faults.compactMap { known[$0.id] }, as: Self.name(of: name))
            }
        }
        return faults.compactMap { known[$0.id] }
    }

    /// Another build of this program has the same outcomes.
    private static func cacheOfOutcomes(in package: URL) throws -> ReadingCache {
        try ReadingCache(of: package, and: ["scenarios"], program: nil)
    }

    private static func kept(
        of architecture: String, in cache: ReadingCache
    ) -> [FaultOutcome] {
        cache.kept(name(of: architecture)) ?? []
    }

    /// What the outcomes of an architecture are kept as.
    private static func name(of architecture: String) -> String { "faults-\(architecture)" }

    /// A walk beside the reference, which has no fault then. The reference walks beside the architecture after it.
    private var exploration: Exploration {
        let names = architectures.names
        let reference = architectures.first(where: \.isReference)?.name
        return Exploration { name in
            let other = name == reference ? names.first { $0 != name } : reference
            guard let other else { return nil }
            let order = ExploreOrder(
                architectures: [name, other], backends: [.memory], seed: 1, shrinks: false,
                task: .explore(ExploreLimits(actions: Self.actions, seconds: nil)))
            guard let text = try? JSONEncoder().encode(order) else { return nil }
            return [ExploreWorkerCommand.definition.name, String(decoding: text, as: UTF8.self)]
        } finding: { output in
            for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
                let message = try? JSONDecoder().decode(ExploreMessage.self, from: Data(line.utf8))
                if case .found(_, let scenario) = message {
                    return scenario.explanation.joined(separator: "; ")
                }
            }
            return nil
        }
    }
}
