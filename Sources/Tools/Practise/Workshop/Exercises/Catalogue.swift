import ArchitectureList
import Console
import Foundation
import Toolchain
import Trials

/// All exercises of a package. If one is damaged, the others can still be used.
package struct Catalogue: Sendable {
    package let package: URL
    /// The architectures in which exercises can be done: those with a patch for a change.
    package let architectures: [ArchitectureSources]
    /// The variants with a patch for a change.
    package let variants: [ArchitectureSources]
    /// The exercises, sorted by number.
    package let exercises: [Exercise]
    /// One for each damaged exercise.
    package let errors: [FileError]

    /// Reads the folders of scenarios/changes and scenarios/exercises.
    package init(
        of package: URL, architectures: [ArchitectureSources],
        variants: [ArchitectureSources] = Architecture.variants.subjects
    ) {
        let changes = Self.folders(of: .changes, in: package)
        func hasPatch(_ subject: ArchitectureSources) -> Bool {
            changes.contains { !package.lacks("scenarios/changes/\($0)/\(subject.name).patch") }
        }
        let architectures = architectures.filter(hasPatch)
        let variants = variants.filter(hasPatch)
        var found: [Exercise] = []
        var errors: [FileError] = []
        for group in [Exercise.Group.changes, .exercises] {
            for name in Self.folders(of: group, in: package) {
                do throws(FileError) {
                    let exercise = try ExerciseReader(
                        name, in: group, of: package, architectures: architectures.map(\.name),
                        variants: group == .changes ? variants.map(\.name) : []
                    ).read()
                    try Self.check(exercise, isNewAmong: found)
                    found.append(exercise)
                } catch {
                    errors.append(error)
                }
            }
        }
        self.package = package
        self.architectures = architectures
        self.variants = variants
        self.errors = errors
        exercises = found.sorted { $0.number < $1.number }
    }

    /// The exercise with a number or a name, as it is typed.
    package func exercise(_ typed: String) throws -> Exercise {
        if let found = exercises.called(typed) { return found }
        if let damaged = errors.first(where: { $0.isAboutExercise(typed) }) { throw damaged }
        let known = exercises.map(\.folderName)
        if known.isEmpty {
            throw PackageError("there are no exercises in scenarios")
        }
        let meant =
            known.closest(to: typed) ?? known.map { String($0.dropFirst(3)) }.closest(to: typed)
        throw PackageError(
            "there is no exercise \"\(typed.withoutControls)\"; "
                + (meant.map { "did you mean \"\($0)\"? " } ?? "")
                + "`swift run workshop list` shows them all")
    }

    /// The change with a number or a name, as it is typed. Throws a `UsageError` if there is none.
    package func change(_ typed: String) throws -> Exercise {
        let changes = exercises.filter { $0.group == .changes }
        if let found = changes.called(typed) { return found }
        if let error = errors.first(where: { $0.isAboutExercise(typed) }) { throw error }
        throw UsageError(
            changes.isEmpty
                ? "there are no changes in scenarios/changes"
                : changes.map(\.name).complaint(aboutUnknown: "change", typed))
    }

    private static func folders(of group: Exercise.Group, in package: URL) -> [String] {
        let folder = package.appending(path: "scenarios/\(group.rawValue)")
        let names = (try? PackageFolder.names(in: folder)) ?? []
        // A slash at the end finds only folders.
        return names.filter { !folder.lacks($0 + "/.") }
    }

    private static func check(
        _ exercise: Exercise, isNewAmong others: [Exercise]
    ) throws(FileError) {
        let other = others.first { $0.number == exercise.number || $0.name == exercise.name }
        guard let other else { return }
        throw FileError(
            path: exercise.path, seen: "a number or a name that \(other.path) has, too",
            expected: "one that no other exercise has", advice: "rename one of the two folders")
    }
}

extension [Exercise] {
    /// The exercise with a number or a name, as it is typed.
    package func called(_ typed: String) -> Exercise? {
        first { $0.folderName.isFolder(ofExercise: typed) }
    }
}

extension FileError {
    /// Whether it is about the exercise with a number or a name, as it is typed.
    package func isAboutExercise(_ typed: String) -> Bool {
        let folder = path.split(separator: "/").dropFirst(2).first
        return folder?.isFolder(ofExercise: typed) ?? false
    }
}

extension StringProtocol {
    /// Whether a folder such as `01-send-disabled` has the number or the name that is typed.
    fileprivate func isFolder(ofExercise typed: String) -> Bool {
        if let number = Int(typed) { return Int(prefix(2)) == number }
        return [String(self), String(dropFirst(3))].contains(typed.lowercased())
    }
}
