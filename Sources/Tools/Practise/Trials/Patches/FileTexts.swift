import Foundation
import Toolchain

/// The texts of files, with changes in memory. Nothing is written before all changes are known, so a patch that
/// can't be applied leaves nothing half done.
package struct FileTexts {
    private let original: (String) throws(FileError) -> String?
    /// What has changed: the new texts by path, nil for a file that is removed.
    package private(set) var changes: [String: String?] = [:]

    /// - Parameter original: Gives the text at a path; nil if there is no file.
    package init(_ original: @escaping (String) throws(FileError) -> String?) {
        self.original = original
    }

    /// The files in a folder.
    package init(of folder: URL) {
        self.init { path throws(FileError) in
            let file = folder.appending(path: path)
            guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
            guard let text = String(validating: data, as: UTF8.self) else {
                throw FileError(
                    path: path, seen: "bytes that are not UTF-8", expected: "text in UTF-8",
                    advice: "save it as UTF-8")
            }
            return text
        }
    }

    package func text(at path: String) throws(FileError) -> String? {
        if let changed = changes[path] { return changed }
        return try original(path)
    }

    package mutating func replace(_ path: String, with text: String) {
        changes[path] = text
    }

    package mutating func replace(_ texts: [String: String?]) {
        changes.merge(texts) { $1 }
    }

    /// Applies patches one after the other, either all of them or none. Git applies them to copies of the files in a
    /// temporary folder.
    ///
    /// - Parameter reversed: Whether to undo the patches.
    package mutating func apply(_ patches: [Patch], reversed: Bool = false) throws {
        if patches.isEmpty { return }
        // Keep git from finding a repository around this folder, because `git apply` would then skip the files.
        let place = FileManager.default.temporaryDirectory
        let folder = try TemporaryFolder(in: place, below: ".")
        let git = Git(in: folder.url).with(["GIT_CEILING_DIRECTORIES": place.withoutLinks.path])
        // One unchanged line on either side of a change is enough, because other lines around it may have changed, such
        // as in a list.
        let words =
            [
                "apply", "-C1", "--unidiff-zero", "--whitespace=nowarn", "--no-ignore-whitespace",
            ] + (reversed ? ["--reverse"] : [])
        let paths = Set(patches.flatMap(\.paths))
        for path in paths {
            guard let text = try text(at: path) else { continue }
            let file = folder.url.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        for patch in reversed ? patches.reversed() : patches {
            let run = try git.attempt(words, input: Data(patch.text.utf8))
            if run.succeeded { continue }
            let reason = run.errors.firstMatch(of: #/error: (.*)/#)?.1
            throw FileError(
                path: patch.path, seen: "a patch that git refuses (\(reason ?? run.ending[...]))",
                expected: "a patch that fits the files",
                advice: "the files have changed since the patch was made, so make it again")
        }
        let files = FileTexts(of: folder.url)
        for path in paths { changes[path] = .some(try files.text(at: path)) }
    }

    /// All changes, so that the caller can write them.
    package var fileChanges: [FileChange] {
        get throws {
            try changes.map { FileChange(path: $0, old: try original($0), new: $1) }
        }
    }
}
