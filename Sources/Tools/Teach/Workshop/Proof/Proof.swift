import Foundation
import Toolchain
import Synchronization
import Trials

/// Proves exercises: that each start fails for the reason it names, that each solution passes everything, and
/// that each wrong solution is caught by the check it names.
///
/// Two copies of the package are worked in at the same time. Each takes the next exercise when it has done one.
package struct Proof {
    private let catalogue: Catalogue
    private let workers: [ExerciseProof]

    /// Keeps other commands of the workshop from using the copies.
    private let lock: PackageLock

    /// - Parameters:
    ///   - environment: What builds get beyond the environment of this process.
    ///   - record: Records the calls of a prediction.
    package init(
        of catalogue: Catalogue, environment: [String: String] = [:],
        record: @escaping StepRecorder
    ) throws {
        self.catalogue = catalogue
        workers = Sandbox.pair(of: catalogue.package, environment: environment).map { sandbox in
            ExerciseProof(
                architectures: catalogue.architectures, sandbox: sandbox, record: record)
        }
        lock = try PackageLock(of: catalogue.package)
    }

    /// - Parameters:
    ///   - progress: Called before each group.
    ///   - finished: Called with each exercise that has been proved.
    /// - Returns: What is not as the folders say; empty if everything holds.
    package func problems(
        of exercises: [Exercise], progress: @Sendable (String) -> Void,
        finished: @Sendable (Exercise, [Problem]) -> Void = { _, _ in }
    ) throws -> [Problem] {
        let count = exercises.map {
            TrialGroup.all(of: $0, architectures: catalogue.architectures).count
        }.reduce(0, +)
        // Exercises that change only an architecture come first, while a copy is like the package.
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
