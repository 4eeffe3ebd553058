import Anatomy
import Dispatch
import Foundation
import Synchronization
import Workshop

/// Turns on one fault after the other, and sees who catches it.
package struct FaultRun: Sendable {
    /// How far a run has come.
    package enum Progress: Sendable {
        case building(String)
        case tryingWithoutFault(architecture: String)
        case faults(done: Int, of: Int)
    }

    private let subjects: [ArchitectureSources]
    private let exploration: Exploration
    private let leastLimit: Duration
    private let progress: @Sendable (Progress) -> Void
    private let seeded: SeededPackage
    /// Only one run at a time works on the copy.
    private let lock: WorkshopLock

    /// - Parameters:
    ///   - subjects: All architectures, since a fault of one is explored beside another.
    ///   - environment: What builds are told beyond the environment of this process.
    ///   - leastLimit: How long everything may run that takes less than a tenth of it without a fault.
    package init(
        of subjects: [ArchitectureSources], in package: URL, exploring exploration: Exploration,
        environment: [String: String] = [:], leastLimit: Duration = .seconds(10),
        progress: @escaping @Sendable (Progress) -> Void
    ) throws {
        self.subjects = subjects
        self.exploration = exploration
        self.leastLimit = leastLimit
        self.progress = progress
        lock = try WorkshopLock(of: package, named: "faults", command: "triptych faults")
        seeded = SeededPackage(
            sandbox: Sandbox(of: package, named: "faults", environment: environment),
            subjects: subjects)
    }

    /// What comes of some faults, in their order.
    ///
    /// - Parameters:
    ///   - lists: All faults that are built in.
    ///   - isChosen: Whether a fault is tried.
    package func outcomes(
        of lists: [FaultList], where isChosen: (Fault) -> Bool
    ) throws -> [FaultOutcome] {
        let (build, errors) = try seeded.build(lists, isOptimised: false) {
            progress(.building($0))
        }
        let chosen = lists.flatMap(\.faults).filter(isChosen)
        let trials = try Dictionary(
            uniqueKeysWithValues: Set(chosen.map(\.id.architecture)).sorted().map { name in
                (name, try trial(of: name, in: build))
            })
        let done = Mutex(0)
        return try chosen.concurrentMap { fault in
            defer {
                let count = done.withLock { done in
                    done += 1
                    return done
                }
                progress(.faults(done: count, of: chosen.count))
            }
            if let reason = fault.reasonForNothing {
                return FaultOutcome(fault: fault, verdict: .changesNothing(reason))
            }
            if let error = errors[fault.id] {
                return FaultOutcome(fault: fault, verdict: .doesNotCompile(error))
            }
            guard let trial = trials[fault.id.architecture] else {
                throw FaultsError("there is no architecture \(fault.id.architecture)")
            }
            return FaultOutcome(fault: fault, verdict: try trial.verdict(on: fault.id))
        }
    }

    private func trial(of name: String, in build: PackageBuild) throws -> FaultTrial {
        guard let subject = subjects.first(where: { $0.name == name }) else {
            throw FaultsError("there is no architecture \(name)")
        }
        progress(.tryingWithoutFault(architecture: name))
        return try FaultTrial(
            FindersRun(build: build, subject: subject, exploration: exploration),
            leastLimit: leastLimit)
    }
}
