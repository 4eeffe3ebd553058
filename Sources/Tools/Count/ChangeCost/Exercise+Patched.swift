import Foundation
import Toolchain
import Trials
import Workshop

extension Exercise {
    /// The files that a change touches, before and after, by column: of the first author, then of the others. All texts
    /// contain the start files. The package itself is not changed.
    package func patchedFiles(in package: URL) throws -> [[String: [FileChange]]] {
        var common = FileTexts(of: package)
        try common.apply([shared].compactMap(\.self))
        var authors = try solutionsOfAuthors.map { try patchedFiles(of: $0, after: common) }
        for (architecture, files) in try inAType.patchedFiles(of: solutionsInAType, after: common) {
            authors[0][Self.titleInAType(architecture)] = files
        }
        return authors
    }

    private func patchedFiles(
        of solutions: [String: Patch], after common: FileTexts
    ) throws -> [String: [FileChange]] {
        try Dictionary(
            uniqueKeysWithValues: solutions.map { architecture, patch in
                var given = common
                try given.apply([starts[architecture]].compactMap(\.self))
                var changed = given
                try changed.apply([patch])
                let files = try patch.paths.map { path in
                    FileChange(
                        path: path, old: try given.text(at: path), new: try changed.text(at: path))
                }
                return (architecture, files)
            })
    }
}

extension FileChange {
    /// The lines that are added and removed, as `git diff --stat` counts them.
    var lines: Edits {
        let difference = Self.lines(of: new).difference(from: Self.lines(of: old))
        return Edits(added: difference.insertions.count, removed: difference.removals.count)
    }

    private static func lines(of text: String?) -> [Substring] {
        var lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}
