import Foundation
import Synchronization
import Toolchain
import Trials

/// Proves exercises: each unsolved exercise fails for the reason that it names, each solution passes all checks, and each
/// wrong solution fails the check that it names.
///
/// Two exercises are proved at the same time, each in its own copy of the package.
package struct Proof {
    private let catalogue: Catalogue
    private let workers: [ExerciseProof]

    /// Keeps other commands of the workshop from using the copies.
    private let lock: PackageLock

    /// - Parameters:
    ///   - environment: Environment variables for builds, in addition to those of this process.
    ///   - record: Records the calls of a prediction.
    package init(
        of catalogue: Catalogue, environment: [String: String] = [:],
        record: @escaping StepRecorder
    ) throws {
        self.catalogue = catalogue
        workers = Sandbox.pair(of: catalogue.package, environment: environment).map { sandbox in
            ExerciseProof(
                architectures: catalogue.architectures, variants: catalogue.variants,
                sandbox: sandbox, record: record)
        }
        lock = try PackageLock(of: catalogue.package)
    }

    /// - Parameters:
    ///   - progress: Called before each group.
    ///   - finished: Called with each exercise that has been proved.
    /// - Returns: The differences between the exercises and what their folders claim; empty if there are none.
    package func problems(
        of exercises: [Exercise], progress: @Sendable (String) -> Void,
        finished: @Sendable (Exercise, [Problem]) -> Void = { _, _ in }
    ) throws -> [Problem] {
        let count = exercises.map {
            TrialGroup.all(
                of: $0, architectures: catalogue.architectures, variants: catalogue.variants
            ).count
        }.reduce(0, +)
        // Begin with exercises that change only architectures, because the copies then need fewer builds of shared code.
        let ordered = exercises.filter { $0.shared == nil } + exercises.filter { $0.shared != nil }
        let queue = Mutex((waiting: ordered[...], begun: 0))
        return try workers.concurrentMap { worker in
            var found: [Problem] = []
            while let exercise = queue.withLock({ $0.waiting.popFirst() }) {
                let problems = try worker.problems(of: exercise) { group in
                    queue.withLock { queue in
                        queue.begun += 1
                        progress("\(queue.begun) of \(count): \(group.title)")
                    }
                }
                found += problems
                queue.withLock { _ in finished(exercise, problems) }
            }
            return found
        }.flatMap(\.self)
    }
}
