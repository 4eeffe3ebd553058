import Foundation
import Workshop

/// A change with the files that its patches touch.
package struct PatchedChange: Equatable, Sendable {
    package let number: Int
    package let name: String
    package let title: String
    /// What kind of thing it changes, such as `a rule in one role`.
    package let moves: String
    /// The files before and after, by architecture. What everyone is given is in both.
    package let files: [String: [FileChange]]

    package init(
        number: Int, name: String, title: String, moves: String, files: [String: [FileChange]]
    ) {
        self.number = number
        self.name = name
        self.title = title
        self.moves = moves
        self.files = files
    }

    /// Applies the patches of a change, in memory.
    package init(_ exercise: Exercise, in package: URL) throws {
        var given = FileTexts(of: package)
        if let shared = exercise.shared { try given.apply(shared) }
        self.init(
            number: exercise.number, name: exercise.name, title: exercise.title,
            moves: exercise.description.moves ?? "",
            files: try exercise.solutions.mapValues { try FileChange.all(of: $0, in: given) })
    }
}

extension FileChange {
    /// The files that a patch touches, in its order.
    fileprivate static func all(of patch: Patch, in before: FileTexts) throws -> [FileChange] {
        var after = before
        try after.apply(patch)
        return try patch.paths.map { path in
            FileChange(
                path: path, before: try before.text(at: path), after: try after.text(at: path))
        }
    }
}
