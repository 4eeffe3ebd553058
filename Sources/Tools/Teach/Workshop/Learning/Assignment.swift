import ArchitectureRules
import Toolchain

/// An exercise in one architecture.
package struct Assignment: Sendable {
    package let exercise: Exercise
    package let subject: ArchitectureSources

    package var title: String { "\(exercise.folderName) in \(subject.name)" }

    /// Its key in the list of progress.
    package var work: LearningProgress.Work {
        LearningProgress.Work(exercise: exercise.name, architecture: subject.name)
    }
}

extension Catalogue {
    /// Refuses an architecture in which the exercise can't be done.
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
    ///   - architecture: Nil for that of the work tree or, for another exercise, for the one in which it was
    ///     worked on last.
    package func assignment(_ typed: String?, in architecture: String?) throws -> Assignment {
        guard let name = typed ?? progress.current?.exercise else {
            throw PackageError(
                "no exercise is started; `triptych workshop list` shows them, and `triptych workshop start N` "
                    + "starts one")
        }
        let exercise = try catalogue.exercise(name)
        let current = progress.current.flatMap { $0.exercise == exercise.name ? $0 : nil }
        return try catalogue.assignment(
            exercise, in: architecture ?? current?.architecture ?? usualArchitecture(of: exercise))
    }

    /// The architecture in which the exercise was worked on last, or any exercise, or one that has unit tests.
    private func usualArchitecture(of exercise: Exercise) -> String {
        let works = progress.entries.map(\.work)
        let last = works.last { $0.exercise == exercise.name } ?? works.last
        let tested = catalogue.architectures.filter { $0.tests != nil }.map(\.name)
        let candidates = [last?.architecture].compactMap(\.self) + tested
        return candidates.first(where: exercise.architectures.contains)
            ?? exercise.architectures.first ?? "any architecture"
    }
}
