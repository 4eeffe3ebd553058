import ArchitectureRules
import Foundation
import Output

/// All exercises of a package. One that is damaged does not keep the others from being used.
package struct Catalogue: Sendable {
    package let package: URL
    package let architectures: [ArchitectureSources]
    /// By number.
    package let exercises: [Exercise]
    /// One for each damaged exercise.
    package let errors: [WorkshopError]

    /// Reads the folders of scenarios/changes and scenarios/exercises.
    package init(of package: URL, architectures: [ArchitectureSources]) {
        var found: [Exercise] = []
        var errors: [WorkshopError] = []
        for group in [Exercise.Group.changes, .exercises] {
            for name in Self.folders(of: group, in: package) {
                do throws(WorkshopError) {
                    let folder = try ExerciseFolder(name, in: group, of: package)
                    let exercise = try ExerciseReader.read(
                        folder, of: package, architectures: architectures.map(\.name))
                    try Self.check(exercise, isNewAmong: found)
                    found.append(exercise)
                } catch {
                    errors.append(error)
                }
            }
        }
        self.package = package
        self.architectures = architectures
        self.errors = errors
        exercises = found.sorted { $0.number < $1.number }
    }

    /// The exercise with a number or a name, as it is typed.
    package func exercise(_ typed: String) throws -> Exercise {
        guard let found = exercises.called(typed) else {
            let digits = Int(typed).map { Exercise.twoDigits($0) + "-" }
            let damaged = errors.first { error in
                error.path.split(separator: "/").dropFirst(2).first.map {
                    $0.hasPrefix(digits ?? typed) || $0.dropFirst(3) == typed
                } ?? false
            }
            if let damaged { throw damaged }
            throw UnknownExercise(typed: typed, known: exercises.map(\.folderName))
        }
        return found
    }

    private static func folders(of group: Exercise.Group, in package: URL) -> [String] {
        let folder = package.appending(path: "scenarios/\(group.rawValue)")
        let urls = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        return (urls ?? []).filter(\.hasDirectoryPath).map(\.lastPathComponent)
            .filter { !$0.hasPrefix(".") }.sorted()
    }

    private static func check(
        _ exercise: Exercise, isNewAmong others: [Exercise]
    ) throws(WorkshopError) {
        guard
            let other = others.first(where: {
                $0.number == exercise.number || $0.name == exercise.name
            })
        else { return }
        throw WorkshopError(
            exercise.path, seen: "the number or the name of \(other.path)",
            expected: "one that no other exercise has", advice: "rename one of the two")
    }
}

/// Nothing has the number or the name that was typed.
package struct UnknownExercise: Error, Equatable, CustomStringConvertible {
    let typed: String
    let known: [String]

    package var description: String {
        if known.isEmpty { return "there are no exercises in scenarios/changes and exercises" }
        let meant =
            known.closest(to: typed) ?? known.map { String($0.dropFirst(3)) }.closest(to: typed)
        return "there is no exercise \"\(typed.withoutControls)\"; "
            + (meant.map { "did you mean \"\($0)\"? " } ?? "")
            + "`triptych workshop list` shows them all"
    }
}

extension [Exercise] {
    /// The exercise with a number or a name, as it is typed.
    package func called(_ typed: String) -> Exercise? {
        first { Int(typed) == $0.number || [$0.name, $0.folderName].contains(typed.lowercased()) }
    }
}
