import Anatomy
import Dispatch
import Foundation
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
    ///   - program: This program, which has been built from the package.
    ///   - environment: What builds are told beyond the environment of this process.
    package init(
        of catalogue: Catalogue, program: URL, environment: [String: String] = [:]
    ) throws {
        self.catalogue = catalogue
        workers = Self.sandboxes.map { name in
            ExerciseProof(
                catalogue: catalogue,
                sandbox: Sandbox(
                    of: catalogue.package, named: name, environment: environment, jobs: 1),
                program: program)
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
        let state = Mutex(State(waiting: ordered[...]))
        DispatchQueue.concurrentPerform(iterations: min(workers.count, exercises.count)) { index in
            while let exercise = state.withLock({ $0.waiting.popFirst() }) {
                let found = Result {
                    try workers[index].problems(of: exercise) { round in
                        state.withLock { state in
                            state.round += 1
                            progress(
                                Progress(round: state.round, rounds: count, title: round.title))
                        }
                    }
                }
                state.withLock { state in
                    state.found[exercise.folderName] = found
                    if let problems = try? found.get() { finished(exercise, problems) }
                }
            }
        }
        let found = state.withLock(\.found)
        return try exercises.flatMap { try found[$0.folderName]?.get() ?? [] }
    }

    private struct State {
        var waiting: ArraySlice<Exercise>
        var round = 0
        var found: [String: Result<[Problem], any Error>] = [:]
    }
}
