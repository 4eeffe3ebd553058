import Output

/// What `git diff` wrote: changes of files, with notes before the first of them.
package struct Patch: Equatable, Sendable {
    /// Where the patch stands, from the root of the package.
    package let path: String
    package let preamble: Preamble
    package let files: [FilePatch]

    /// The notes before the first file, which git leaves out of account.
    package struct Preamble: Equatable, Sendable {
        /// A line of the form `Key: value`.
        package struct Field: Equatable, Sendable {
            package let key: String
            package let value: String
            package let line: Int
        }

        package let fields: [Field]
        package let text: String

        package subscript(key: String) -> String? {
            fields.first { $0.key == key }?.value
        }
    }

    /// The paths that exist before or after the patch.
    package var paths: [String] {
        files.flatMap { [$0.oldPath, $0.newPath].compactMap(\.self) }.uniqued()
    }
}

/// The change of one file.
package struct FilePatch: Equatable, Sendable {
    /// Nil for a new file.
    package let oldPath: String?
    /// Nil for a file that is removed.
    package let newPath: String?
    package let hunks: [Hunk]
    /// The line of the patch where it begins.
    package let line: Int

    /// Where the file stands, after the patch if it still does.
    package var path: String { newPath ?? oldPath ?? "" }
}

/// Lines that are changed together, with those around them.
package struct Hunk: Equatable, Sendable {
    package struct Line: Equatable, Sendable {
        package enum Kind: Equatable, Sendable {
            case context, added, removed
        }

        package let kind: Kind
        package let text: String
        /// False only for the last line of a file without a line end.
        package internal(set) var hasLineEnd = true
    }

    /// The number of the first line in the old file; that of the line before, if the hunk only adds.
    package let oldStart: Int
    package let lines: [Line]
    /// The line of the patch where it begins.
    package let line: Int

    package var oldLines: [Line] { lines.filter { $0.kind != .added } }

    package var newLines: [Line] { lines.filter { $0.kind != .removed } }
}
