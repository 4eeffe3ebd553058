import Anatomy
import Architectures
import Exploration
import Faults
import Foundation
import Reporting
import Synchronization

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

    func outcomes(
        of faults: [Fault], among lists: [FaultList], on terminal: Terminal
    ) throws -> [FaultOutcome] {
        let chosen = Set(faults.map(\.id))
        let shown = Mutex(TimedProgress(on: terminal))
        defer { terminal.clearProgress() }
        return try RunningTools.endingAtInterruption {
            let run = try FaultRun(
                of: architectures.subjects, in: package, exploring: exploration
            ) { progress in
                switch progress {
                case .building(let text): terminal.showStep("building: \(text)")
                case .tryingWithoutFault(let name): terminal.showStep("\(name) without a fault")
                case .faults(let done, let count):
                    shown.withLock {
                        $0.show("\(done) of \(count) faults", share: Double(done) / Double(count))
                    }
                }
            }
            return try run.outcomes(of: lists) { chosen.contains($0.id) }
        }
    }

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
