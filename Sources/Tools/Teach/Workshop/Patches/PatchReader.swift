import Foundation

/// Reads a patch as `git diff` writes it: texts, with `a/` and `b/` before the paths.
struct PatchReader {
    private let path: String
    private let lines: [Substring]
    private var index = 0
    // To make a regular expression takes longer than to match it.
    private let fileHead = #/diff --git a/(.+) b/(.+)/#
    private let hunkHead = #/@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@.*/#

    static func read(_ text: String, path: String) throws(WorkshopError) -> Patch {
        var reader = PatchReader(text, path: path)
        return try reader.patch()
    }

    private init(_ text: String, path: String) {
        self.path = path
        var lines = text.split(separator: "\n" as Character, omittingEmptySubsequences: false)
        if lines.last == "" { lines.removeLast() }
        self.lines = lines
    }

    private var line: Substring? { lines.indices.contains(index) ? lines[index] : nil }

    private mutating func patch() throws(WorkshopError) -> Patch {
        if let place = lines.firstIndex(where: { $0.utf8.contains(UInt8(ascii: "\r")) }) {
            throw error(
                at: place, seen: "a carriage return", expected: "line feeds only",
                "save the patch with the line ends of Unix")
        }
        let fields = fields()
        let notes = lines[index...].prefix { !$0.hasPrefix("diff --git ") }
        index = notes.endIndex
        var files: [FilePatch] = []
        while line != nil { files.append(try file()) }
        if files.isEmpty {
            throw error(
                seen: "no change of a file", expected: "a line that begins with `diff --git`",
                "make the patch with `git diff`")
        }
        return Patch(
            path: path, fields: fields,
            notes: notes.joined(separator: "\n").trimmingCharacters(in: .newlines), files: files)
    }

    private mutating func fields() -> [Field] {
        var fields: [Field] = []
        while let match = line?.wholeMatch(of: #/([A-Z][A-Za-z ]*): +(.*\S) */#) {
            index += 1
            fields.append(Field(key: String(match.1), value: String(match.2), line: index))
        }
        return fields
    }

    private mutating func file() throws(WorkshopError) -> FilePatch {
        let start = index
        guard let names = line?.wholeMatch(of: fileHead) else {
            throw unexpected(expecting: "`diff --git a/PATH b/PATH`")
        }
        var old: String? = String(names.1)
        var new: String? = String(names.2)
        index += 1
        while let line, !line.hasPrefix("diff --git "), !line.hasPrefix("@@ ") {
            if line == "--- /dev/null" || line.hasPrefix("new file mode ") {
                old = nil
            } else if line == "+++ /dev/null" || line.hasPrefix("deleted file mode ") {
                new = nil
            } else if !Self.headers.contains(where: line.hasPrefix) {
                throw unexpected(expecting: "the head of a change of a text file")
            }
            index += 1
        }
        var hunks: [Hunk] = []
        while let line, line.hasPrefix("@@ ") { hunks.append(try hunk()) }
        for name in [old, new].compactMap(\.self) where name.split(separator: "/").contains("..") {
            throw error(
                at: start, seen: "the path \(name)", expected: "a path inside the package",
                "make the patch with `git diff` in the root of the package")
        }
        return FilePatch(oldPath: old, newPath: new, hunks: hunks, line: start + 1)
    }

    /// The beginnings of lines that add nothing about a file.
    private static let headers = [
        "index ", "--- a/", "+++ b/", "similarity index ", "old mode ", "new mode ", "rename ",
    ]

    private mutating func hunk() throws(WorkshopError) -> Hunk {
        let start = index
        // Limits line numbers, so that sums of them do not overflow.
        guard let match = line?.wholeMatch(of: hunkHead), let oldStart = Int32(match.1),
            let newStart = Int32(match.3), var oldCount = Int32(match.2 ?? "1"),
            var newCount = Int32(match.4 ?? "1")
        else { throw unexpected(expecting: "`@@ -LINE,COUNT +LINE,COUNT @@`") }
        index += 1
        var found: [Hunk.Line] = []
        while oldCount > 0 || newCount > 0 {
            let line = try hunkLine()
            if line.kind != .added { oldCount -= 1 }
            if line.kind != .removed { newCount -= 1 }
            found.append(line)
            if self.line?.hasPrefix("\\") == true {
                found[found.count - 1].hasLineEnd = false
                index += 1
            }
        }
        guard oldCount == 0, newCount == 0 else {
            throw error(
                at: start, seen: "more lines than the counts of this hunk",
                expected: "as many as it says", "make the patch anew with `git diff`")
        }
        return Hunk(
            oldStart: Int(oldStart), newStart: Int(newStart), lines: found, line: start + 1)
    }

    private mutating func hunkLine() throws(WorkshopError) -> Hunk.Line {
        let kinds: [Character: Hunk.Line.Kind] = [" ": .context, "+": .added, "-": .removed]
        // Editors remove the space of an empty line.
        guard let line, let kind = kinds[line.first ?? " "] else {
            throw unexpected(expecting: "a line of the hunk, with a space, + or - before it")
        }
        index += 1
        return Hunk.Line(kind: kind, text: String(line.dropFirst()))
    }

    private func unexpected(expecting expected: String) -> WorkshopError {
        error(
            at: index, seen: line.map { "`\($0)`" } ?? "the end of the file", expected: expected,
            "make the patch anew with `git diff`")
    }

    private func error(
        at index: Int = 0, seen: String, expected: String, _ advice: String
    ) -> WorkshopError {
        WorkshopError(path, line: index + 1, seen: seen, expected: expected, advice: advice)
    }
}
