import Foundation
import Subprocesses
import Synchronization

/// Proves exercises: that each start fails for the reason it names, that each solution passes everything, and
/// that each wrong solution is caught by the check it names.
///
/// A build seldom keeps two cores busy, so two copies of the package are worked in at the same time, each with one
/// compiler: several that share a module repeat a part of the work. Each copy takes the next exercise when it has done
/// one.
package struct Proof {
    /// How far a proof has come.
    package struct Progress: Sendable {
        package let round: Int
        package let rounds: Int
        package let title: String
    }

    /// The names of the copies.
    static let sandboxes = ["sandbox", "second-sandbox"]

    private let catalogue: Catalogue
    private let workers: [ExerciseProof]

    /// Nothing else of the workshop uses the copies meanwhile.
    private let lock: WorkshopLock

    /// - Parameters:
    ///   - environment: What builds are told beyond the environment of this process.
    ///   - record: Records the calls of a prediction.
    package init(
        of catalogue: Catalogue, environment: [String: String] = [:],
        record: @escaping StepRecorder
    ) throws {
        self.catalogue = catalogue
        workers = Self.sandboxes.map { name in
            ExerciseProof(
                catalogue: catalogue,
                sandbox: Sandbox(
                    of: catalogue.package, named: name, environment: environment, jobs: 1),
                record: record)
        }
        lock = try WorkshopLock(of: catalogue.package)
    }

    /// - Parameters:
    ///   - progress: Told before each round.
    ///   - finished: Told of each exercise that has been proved.
    /// - Returns: What is not as the folders say; nothing if all is.
    package func problems(
        of exercises: [Exercise], progress: @Sendable (Progress) -> Void,
        finished: @Sendable (Exercise, [Problem]) -> Void = { _, _ in }
    ) throws -> [Problem] {
        let count = exercises.map {
            Round.all(of: $0, architectures: catalogue.architectures).count
        }
        .reduce(0, +)
        // What changes only an architecture comes first, since a copy is as the package then.
        let ordered = exercises.filter { $0.shared == nil } + exercises.filter { $0.shared != nil }
        let queue = Mutex(Queue(waiting: ordered[...]))
        let found = try workers.concurrentMap { worker in
            var found: [String: [Problem]] = [:]
            while let exercise = queue.withLock({ $0.waiting.popFirst() }) {
                let problems = try worker.problems(of: exercise) { round in
                    queue.withLock { queue in
                        queue.round += 1
                        progress(Progress(round: queue.round, rounds: count, title: round.title))
                    }
                }
                found[exercise.folderName] = problems
                queue.withLock { _ in finished(exercise, problems) }
            }
            return found
        }
        return exercises.flatMap { exercise in
            found.compactMap { $0[exercise.folderName] }.flatMap(\.self)
        }
    }

    private struct Queue {
        var waiting: ArraySlice<Exercise>
        /// How many rounds have begun.
        var round = 0
    }
}
