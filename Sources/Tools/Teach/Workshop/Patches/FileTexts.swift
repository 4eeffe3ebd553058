import Foundation
import Toolchain

/// The texts of files, with changes in memory. Nothing is written before all changes are known, so a patch that
/// can't be applied leaves nothing half done.
package struct FileTexts {
    private let original: (String) throws -> String?
    /// What has changed: the new texts by path, nil for a file that is removed.
    private(set) var changes: [String: String?] = [:]

    /// - Parameter original: Gives the text at a path; nil if there is no file.
    init(_ original: @escaping (String) throws -> String?) {
        self.original = original
    }

    /// The files in a folder.
    package init(of folder: URL) {
        self.init { path in
            let file = folder.appending(path: path)
            guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
            guard let text = String(validating: data, as: UTF8.self) else {
                throw WorkshopError(
                    path, seen: "bytes that are not UTF-8", expected: "text in UTF-8",
                    advice: "save it as UTF-8")
            }
            return text
        }
    }

    package func text(at path: String) throws -> String? {
        if let changed = changes[path] { return changed }
        return try original(path)
    }

    mutating func replace(_ path: String, with text: String) {
        changes[path] = text
    }

    /// Applies patches one after the other, all of them or nothing.
    package mutating func apply(_ patches: [Patch]) throws {
        var result = self
        for patch in patches {
            for file in patch.files { try result.apply(file, of: patch) }
        }
        self = result
    }

    /// Writes all that has changed, or nothing.
    func write(to package: URL) throws {
        try changes.map { path, text in
            FileChange(path: path, old: try original(path), new: text)
        }.write(in: package)
    }

    private mutating func apply(_ file: FilePatch, of patch: Patch) throws {
        func error(_ line: Int, seen: String, expected: String) -> WorkshopError {
            WorkshopError(
                patch.path, line: line, seen: seen, expected: expected,
                advice: "the files have changed since the patch was made; make it anew")
        }
        var lines: [Hunk.Line] = []
        if let path = file.oldPath {
            guard let text = try text(at: path) else {
                throw error(file.line, seen: "no file \(path)", expected: "the file to change")
            }
            lines = text.patchLines
            changes[path] = .some(nil)
        } else if let path = file.newPath, try text(at: path) != nil {
            throw error(file.line, seen: "a file \(path)", expected: "none, as the patch adds it")
        }
        var offset = 0
        for hunk in file.hunks {
            guard let (hunk, place) = hunk.placed(in: lines, offset: offset) else {
                throw error(
                    hunk.line, seen: "other lines in \(file.path)",
                    expected: "`\(hunk.oldLines.first?.text ?? "")` and those after it")
            }
            lines.replaceSubrange(place..<(place + hunk.oldLines.count), with: hunk.newLines)
            offset = place + hunk.newLines.count - hunk.oldIndex - hunk.oldLines.count
        }
        if file.newPath == nil, let path = file.oldPath, !lines.isEmpty {
            throw error(
                file.line, seen: "more lines in \(path)", expected: "those that are removed")
        }
        if let path = file.newPath {
            changes[path] = lines.map { $0.text + ($0.hasLineEnd ? "\n" : "") }.joined()
        }
    }
}

extension Hunk {
    /// Where its old lines begin, counted from 0.
    fileprivate var oldIndex: Int { oldLines.isEmpty ? oldStart : oldStart - 1 }

    /// Where its old lines are now: the place nearest to where they were when the patch was made. If the outer lines of
    /// its context have changed, such as those of a neighbour in a list, fewer are enough, as for `patch`, if there is
    /// only one such place.
    ///
    /// - Returns: The hunk with the context that was found, and the place of its first line.
    fileprivate func placed(in lines: [Line], offset: Int) -> (Hunk, Int)? {
        let expected = oldIndex + offset
        if oldLines.isEmpty { return (0...lines.count).contains(expected) ? (self, expected) : nil }
        let nearest = places(in: lines).min { abs($0 - expected) < abs($1 - expected) }
        if let nearest { return (self, nearest) }
        for narrow in [2, 1].map(narrowed) {
            let places = narrow.places(in: lines)
            if places.count == 1 { return (narrow, places[0]) }
        }
        return nil
    }

    private func places(in lines: [Line]) -> [Int] {
        let old = oldLines
        guard lines.count >= old.count else { return [] }
        return (0...(lines.count - old.count)).filter { start in
            zip(lines[start...], old).allSatisfy {
                $0.text == $1.text && $0.hasLineEnd == $1.hasLineEnd
            }
        }
    }

    /// The hunk with at most this many lines of context at each end.
    private func narrowed(to context: Int) -> Hunk {
        let before = max(0, lines.prefix { $0.kind == .context }.count - context)
        let after = max(0, lines.reversed().prefix { $0.kind == .context }.count - context)
        return Hunk(
            oldStart: oldStart + before, newStart: newStart + before,
            lines: Array(lines.dropFirst(before).dropLast(after)), line: line)
    }
}

extension String {
    /// The lines of a file, as context.
    fileprivate var patchLines: [Hunk.Line] {
        if isEmpty { return [] }
        var lines = split(separator: "\n" as Character, omittingEmptySubsequences: false)
            .map { Hunk.Line(kind: .context, text: String($0)) }
        if lines.last?.text == "" {
            lines.removeLast()
        } else {
            lines[lines.count - 1].hasLineEnd = false
        }
        return lines
    }
}
