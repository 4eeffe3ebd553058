import Foundation

/// A file that is made, or changed.
package struct FileChange: Equatable, Sendable {
    /// The path from the root of the package.
    package let path: String
    /// The architecture it belongs to; nil if it belongs to none.
    package let owner: String?
    /// What it has been so far; nil if it is made.
    package let old: String?
    package internal(set) var new: String

    package var isMade: Bool { old == nil }

    /// The lines that it has more than before.
    package var addedLines: Int { Self.lines(of: new) - Self.lines(of: old ?? "") }

    private static func lines(of text: String) -> Int { text.count { $0 == "\n" } }
}

extension [FileChange] {
    /// Writes all files of a package or, if one can't be written, none.
    func write(in package: URL) throws {
        var written: [FileChange] = []
        var folders: [URL] = []
        do {
            for change in self {
                let file = package.appending(path: change.path)
                folders += try makeFolder(file.deletingLastPathComponent())
                // A file that somebody made in the meantime is theirs.
                let mode: Data.WritingOptions = change.isMade ? .withoutOverwriting : .atomic
                try Data(change.new.utf8).write(to: file, options: mode)
                written.append(change)
            }
        } catch {
            for change in written.reversed() { change.undo(in: package) }
            for folder in folders.reversed() { try? FileManager.default.removeItem(at: folder) }
            throw error
        }
    }

    /// Makes a folder with those around it.
    ///
    /// - Returns: Those that were not there, the outermost first.
    private func makeFolder(_ folder: URL) throws -> [URL] {
        if FileManager.default.fileExists(atPath: folder.path) { return [] }
        let outer = try makeFolder(folder.deletingLastPathComponent())
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        return outer + [folder]
    }
}

extension FileChange {
    fileprivate func undo(in package: URL) {
        let file = package.appending(path: path)
        if let old {
            try? Data(old.utf8).write(to: file, options: .atomic)
        } else {
            try? FileManager.default.removeItem(at: file)
        }
    }
}
