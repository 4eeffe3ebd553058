import ArchitectureList
import Toolchain

/// An exercise in one architecture.
package struct Assignment: Sendable {
    package let exercise: Exercise
    package let subject: ArchitectureSources
    /// Why this architecture was chosen; nil if the learner named it.
    package fileprivate(set) var reason: String?

    package var title: String { "\(exercise.folderName) in \(subject.name)" }

    /// The key of its entry in the progress.
    package var work: LearningProgress.Work {
        LearningProgress.Work(exercise: exercise.name, architecture: subject.name)
    }
}

extension Catalogue {
    /// Throws if the exercise can't be done in the architecture.
    package func assignment(
        _ exercise: Exercise, in architecture: String
    ) throws(PackageError) -> Assignment {
        let subject = architectures.first { $0.name == architecture }
        guard let subject, exercise.architectures.contains(architecture) else {
            throw PackageError(
                "\(exercise.folderName) is not done in \(architecture); it is in "
                    + exercise.architectures.joined(separator: ", "))
        }
        return Assignment(exercise: exercise, subject: subject)
    }
}

extension Workbench {
    /// The exercise that is named, or the one in the work tree, in an architecture.
    ///
    /// - Parameters:
    ///   - typed: A number or a name; nil for the one in the work tree.
    ///   - architecture: The name of the architecture. If it is nil, the architecture of the work tree or, for another
    ///     exercise, the one in which the learner worked on it last.
    package func assignment(_ typed: String?, in architecture: String?) throws -> Assignment {
        guard let name = typed ?? progress.current?.exercise else {
            // The progress can't be read either if git refuses.
            _ = try GitRepository(of: package)
            throw PackageError(
                "no exercise is started; `swift run workshop list` shows all exercises, and "
                    + "`swift run workshop start N` starts one")
        }
        let exercise = try catalogue.exercise(name)
        let current = progress.current.flatMap { $0.exercise == exercise.name ? $0 : nil }
        let only = exercise.architectures.count == 1 ? exercise.architectures.first : nil
        if let named = architecture ?? current?.architecture ?? only {
            return try catalogue.assignment(exercise, in: named)
        }
        let usual = usualArchitecture(of: exercise)
        var assignment = try catalogue.assignment(exercise, in: usual.name)
        assignment.reason = usual.reason
        return assignment
    }

    /// Throws if the exercise is not started. It may be started in another architecture, because a prediction is made for
    /// all of them.
    package func expectStarted(_ assignment: Assignment) throws(PackageError) {
        let exercise = assignment.exercise
        if progress.current?.exercise == exercise.name { return }
        let current = progress.current.map { "you are working on \($0.title)" }
        throw PackageError(
            "\(exercise.folderName) is not started: \(current ?? "no exercise is"); "
                + "`swift run workshop start \(exercise.number)` starts it")
    }

    /// The architecture in which the learner last worked on the exercise. If there is none, the one of any exercise that
    /// the learner worked on last, or else the first one with unit tests.
    private func usualArchitecture(of exercise: Exercise) -> (name: String, reason: String) {
        let works = progress.entries.map(\.work).reversed()
        let candidates =
            works.filter { $0.exercise == exercise.name }
            .map { ($0.architecture, "you last worked on this exercise there") }
            + works.map { ($0.architecture, "you last worked on another exercise there") }
        if let last = candidates.first(where: { exercise.architectures.contains($0.0) }) {
            return last
        }
        let first = exercise.architectures.first ?? "any architecture"
        let tested = catalogue.architectures.first {
            $0.tests != nil && exercise.architectures.contains($0.name)
        }
        guard let tested, tested.name != first else { return (first, "it is the first one") }
        return (tested.name, "it is the first one with unit tests")
    }
}
