import ArchitectureList
import Toolchain
import Trials

@testable import Workshop

/// A change of this package in one architecture, with the solutions of several authors.
struct ChangeByAuthors {
    let assignment: Assignment
    let start: FileTexts
    let files: PackageFiles
    let solutions: [Patch]

    static func all() throws -> [ChangeByAuthors] {
        let package = try PackageFolder.find(with: ["scenarios"], around: #filePath)
        let subjects = Architecture.all.subjects
        let catalogue = Catalogue(of: package, architectures: subjects)
        let files = PackageFiles(of: package)
        return try catalogue.exercises.filter { !$0.otherSolutions.isEmpty }.flatMap { exercise in
            try subjects.map { subject in
                var start = files.texts
                try start.apply(exercise.given(in: subject.name))
                return ChangeByAuthors(
                    assignment: try catalogue.assignment(exercise, in: subject.name), start: start,
                    files: files,
                    solutions: exercise.solutionsOfAuthors.compactMap { $0[subject.name] })
            }
        }
    }
}

extension MadePackage {
    /// What the check of the structure says of a learner's files.
    ///
    /// - Parameter start: The texts at the start of the files that the learner has changed; nil for a new file.
    func structureFailure(since start: [String: String?]) throws -> CheckFailure? {
        try MadeTools().report(of: self, exercise: catalogue.exercise("1"), changes: start)
            .failures.first { $0.check == .structure }?.failure
    }
}
