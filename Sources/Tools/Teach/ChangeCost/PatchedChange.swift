import Foundation
import Workshop

/// A change with the files that its patches touch.
package struct PatchedChange {
    let exercise: Exercise
    /// The files before and after, by architecture. What everyone is given is in both.
    let files: [String: [FileChange]]

    /// Applies the patches of a change, in memory.
    package init(_ exercise: Exercise, in package: URL) throws {
        self.exercise = exercise
        var given = FileTexts(of: package)
        try given.apply([exercise.shared].compactMap(\.self))
        files = try exercise.solutions.mapValues { patch in
            var changed = given
            try changed.apply([patch])
            return try patch.paths.map { path in
                FileChange(
                    path: path, before: try given.text(at: path), after: try changed.text(at: path))
            }
        }
    }
}

/// A file before and after a change.
struct FileChange: Equatable, Sendable {
    /// From the root of the package.
    let path: String
    /// Nil for a file that the change adds.
    let before: String?
    /// Nil for a file that the change removes.
    let after: String?

    /// The lines that are added and removed, as `git diff --stat` counts them.
    var lines: Edits {
        let difference = Self.lines(of: after).difference(from: Self.lines(of: before))
        return Edits(added: difference.insertions.count, removed: difference.removals.count)
    }

    private static func lines(of text: String?) -> [Substring] {
        var lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}
