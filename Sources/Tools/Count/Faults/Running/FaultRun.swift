import ArchitectureList
import Foundation
import Toolchain
import Trials

/// Builds a copy of the package with all faults in it, and turns on one after the other.
package struct FaultRun: Sendable {
    private let subjects: [ArchitectureSources]
    private let leastLimit: Duration
    private let build: PackageBuild
    /// The compiler's errors about faults that don't compile. These faults are not tried.
    private let errors: [Fault.ID: String]
    /// Only one run at a time works on the copy.
    private let lock: PackageLock

    /// Builds the copy.
    ///
    /// - Parameters:
    ///   - lists: The faults of all architectures that are tried.
    ///   - changes: The texts that differ from those of the package, by path; nil for a file that is removed.
    ///   - environment: Environment variables for builds, in addition to those of this process.
    ///   - leastLimit: The minimum time limit of a run. The limit is ten times the duration without a fault, but never less
    ///     than this.
    ///   - progress: Called with each build step.
    package init(
        of lists: [FaultList], in subjects: [ArchitectureSources], of package: URL,
        with changes: [String: String?] = [:], environment: [String: String] = [:],
        leastLimit: Duration = .seconds(5),
        progress: @escaping (String) -> Void = { _ in }
    ) throws {
        self.subjects = subjects
        self.leastLimit = leastLimit
        lock = try PackageLock(of: package, named: "faults", command: "`swift run faults`")
        let sandbox = Sandbox(of: package, named: "faults", environment: environment)
        let seeded = SeededPackage(sandbox: sandbox, changes: changes, subjects: subjects)
        (build, errors) = try seeded.build(lists, progress: progress)
    }

    /// The outcomes of some faults of an architecture, in their order.
    ///
    /// - Parameter progress: Called with each outcome, even if a later fault can't be tried.
    package func outcomes(
        of faults: [Fault], in architecture: String,
        progress: @Sendable (FaultOutcome) -> Void = { _ in }
    ) throws -> [FaultOutcome] {
        guard let subject = subjects.first(where: { $0.name == architecture }) else {
            throw PackageError("there is no architecture \(architecture)")
        }
        let trial = try FaultTrial(
            FindersRun(build: build, subject: subject), leastLimit: leastLimit)
        return try faults.concurrentMap { fault in
            let outcome = FaultOutcome(fault: fault, verdict: try verdict(on: fault, trial))
            progress(outcome)
            return outcome
        }
    }

    private func verdict(on fault: Fault, _ trial: FaultTrial) throws -> FaultOutcome.Verdict {
        if let error = errors[fault.id] { return .doesNotCompile(error) }
        return try trial.verdict(on: fault.id)
    }
}
