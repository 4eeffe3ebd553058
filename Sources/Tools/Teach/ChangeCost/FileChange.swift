/// A file before and after a change.
package struct FileChange: Equatable, Sendable {
    /// From the root of the package.
    package let path: String
    /// Nil for a file that the change adds.
    package let before: String?
    /// Nil for a file that the change removes.
    package let after: String?

    package init(path: String, before: String?, after: String?) {
        self.path = path
        self.before = before
        self.after = after
    }

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

/// How many of something are added and removed. What is changed counts as one of each.
package struct Edits: Codable, Equatable, Sendable {
    package let added: Int
    package let removed: Int

    package init(added: Int, removed: Int) {
        self.added = added
        self.removed = removed
    }

    package var total: Int { added + removed }

    static func + (left: Edits, right: Edits) -> Edits {
        Edits(added: left.added + right.added, removed: left.removed + right.removed)
    }
}

extension Sequence<Edits> {
    var sum: Edits { reduce(Edits(added: 0, removed: 0), +) }
}
