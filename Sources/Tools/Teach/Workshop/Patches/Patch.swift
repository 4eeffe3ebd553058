import Output

/// The output of `git diff`: changes of files, with notes before the first of them.
package struct Patch: Equatable, Sendable {
    /// The path of its file, from the root of the package.
    package let path: String
    /// The lines `Key: value` that it begins with.
    let fields: [Field]
    /// The text between the fields and the first file.
    let notes: String
    package let files: [FilePatch]

    /// The name of its file, without the extension.
    package var name: String {
        String(path.split(separator: "/").last?.dropLast(".patch".count) ?? "")
    }

    /// The paths that exist before or after the patch.
    package var paths: [String] {
        files.flatMap { [$0.oldPath, $0.newPath].compactMap(\.self) }.uniqued()
    }

    /// The patch that takes its changes back.
    var reversed: Patch {
        Patch(path: path, fields: fields, notes: notes, files: files.map(\.reversed))
    }
}

/// The change of one file.
package struct FilePatch: Equatable, Sendable {
    /// Nil for a new file.
    let oldPath: String?
    /// Nil for a file that is removed.
    let newPath: String?
    let hunks: [Hunk]
    /// The line of the patch where it begins.
    let line: Int

    /// Where the file is, after the patch if it still exists.
    package var path: String { newPath ?? oldPath ?? "" }

    fileprivate var reversed: FilePatch {
        FilePatch(oldPath: newPath, newPath: oldPath, hunks: hunks.map(\.reversed), line: line)
    }
}

/// Lines that are changed together, with those around them.
struct Hunk: Equatable, Sendable {
    struct Line: Equatable, Sendable {
        enum Kind: Equatable, Sendable {
            case context, added, removed

            var reversed: Kind { self == .context ? self : self == .added ? .removed : .added }
        }

        let kind: Kind
        let text: String
        /// False only for the last line of a file without a line end.
        var hasLineEnd = true
    }

    /// The number of the first line in the old file; that of the line before, if the hunk only adds.
    let oldStart: Int
    /// The same of the new file.
    let newStart: Int
    let lines: [Line]
    /// The line of the patch where it begins.
    let line: Int

    var oldLines: [Line] { lines.filter { $0.kind != .added } }

    var newLines: [Line] { lines.filter { $0.kind != .removed } }

    fileprivate var reversed: Hunk {
        let lines = lines.map {
            Line(kind: $0.kind.reversed, text: $0.text, hasLineEnd: $0.hasLineEnd)
        }
        return Hunk(oldStart: newStart, newStart: oldStart, lines: lines, line: line)
    }
}
