import Console
import Foundation
import Pages

/// The output of `git diff`, with fields and notes before it. Its content is read here only to show it, because git
/// applies the text.
package struct Patch: Equatable, Sendable {
    /// The path of its file, from the root of the package.
    package let path: String
    package let text: String
    /// The lines of the form `Key: value` at its beginning.
    package let fields: [Field]
    /// The text between the fields and the first file.
    package let notes: String
    package let files: [FilePatch]

    package init(_ text: String, path: String) throws(FileError) {
        var lines = text.split(separator: "\n" as Character, omittingEmptySubsequences: false)
        if lines.last == "" { lines.removeLast() }
        let starts = lines.indices.filter { lines[$0].hasPrefix("diff --git ") }
        files = zip(starts, starts.dropFirst() + [lines.endIndex])
            .compactMap { FilePatch(lines[$0..<$1]) }
        guard let first = starts.first, files.count == starts.count else {
            throw FileError(
                path: path, line: 1, seen: "no change of a file",
                expected: "a line that begins with `diff --git`",
                advice: "make the patch with `git diff`")
        }
        var fields: [Field] = []
        while let match = lines[fields.count].wholeMatch(of: #/([A-Z][A-Za-z ]*): +(.*\S) */#) {
            fields.append(
                Field(key: String(match.1), value: String(match.2), line: fields.count + 1))
        }
        self.path = path
        self.text = text
        self.fields = fields
        notes = lines[fields.count..<first].joined(separator: "\n")
            .trimmingCharacters(in: .newlines)
        for outside in paths where outside.split(separator: "/").contains("..") {
            throw FileError(
                path: path, seen: "the path \(outside)", expected: "a path inside the package",
                advice: "make the patch with `git diff` in the root of the package")
        }
    }

    /// The name of its file, without the extension.
    package var name: String {
        String(path.split(separator: "/").last?.dropLast(".patch".count) ?? "")
    }

    /// The paths that exist before or after the patch.
    package var paths: [String] {
        files.flatMap { [$0.oldPath, $0.newPath].compactMap(\.self) }.uniqued()
    }
}

/// A line of the form `Key: value`.
package struct Field: Equatable, Sendable {
    package let key: String
    package let value: String
    package let line: Int

    package init(key: String, value: String, line: Int) {
        self.key = key
        self.value = value
        self.line = line
    }
}

extension [Field] {
    package subscript(key: String) -> Field? { first { $0.key == key } }
}

/// The change of one file.
package struct FilePatch: Equatable, Sendable {
    /// Nil for a new file.
    package let oldPath: String?
    /// Nil for a file that is removed.
    package let newPath: String?
    /// Lines that are changed together, with those around them.
    package let hunks: [[CodeColumns.DifferenceLine]]

    /// Nil if the head names no file.
    fileprivate init?(_ lines: ArraySlice<Substring>) {
        let starts = lines.indices.filter { lines[$0].hasPrefix("@@ ") }
        let head = lines[..<(starts.first ?? lines.endIndex)]
        let names = (head.first ?? "").dropFirst("diff --git a/".count)
            .components(separatedBy: " b/")
        guard names.count > 1 else { return nil }
        func says(_ beginnings: String...) -> Bool {
            head.contains { beginnings.contains(where: $0.hasPrefix) }
        }
        oldPath = says("new file mode ", "--- /dev/null") ? nil : names[0]
        newPath = says("deleted file mode ", "+++ /dev/null") ? nil : names[1]
        hunks = zip(starts, starts.dropFirst() + [lines.endIndex]).map { start, end in
            lines[(start + 1)..<end].compactMap(CodeColumns.DifferenceLine.init)
        }
    }

    /// The path after the patch; the path before it if the patch removes the file.
    package var path: String { newPath ?? oldPath ?? "" }

    package var isNew: Bool { oldPath == nil }

    /// What becomes of the file as a whole, in a word; nil if it stays.
    package var note: String? { isNew ? "new" : newPath == nil ? "removed" : nil }

    /// The change as a block of code in a column. Each hunk is shown without the indentation that all its lines share.
    ///
    /// - Parameter place: The path that the block shows.
    package func block(place: String) -> CodeColumns.Block {
        .difference(
            place: place, note: note,
            parts: hunks.map { lines in
                lines.map { .init($0.kind, String($0.text.dropFirst(lines.indent))) }
            })
    }
}

extension CodeColumns.DifferenceLine {
    /// Nil for a note of git. An empty line counts as unchanged, because some editors remove its space.
    fileprivate init?(_ line: Substring) {
        guard let kind = Kind(rawValue: String(line.first ?? " ")) else { return nil }
        self.init(kind, String(line.dropFirst()))
    }
}

extension [CodeColumns.DifferenceLine] {
    /// The number of spaces that all lines begin with.
    fileprivate var indent: Int {
        let written = filter { !$0.text.allSatisfy(\.isWhitespace) }
        return written.map { $0.text.prefix { $0 == " " }.count }.min() ?? 0
    }
}
