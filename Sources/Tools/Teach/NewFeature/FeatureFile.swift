import Foundation

/// A file of the package that a new feature makes or adds lines to.
package struct FeatureFile: Equatable, Sendable {
    /// The path from the root of the package.
    package let path: String
    /// The architecture it belongs to; nil if it belongs to none.
    package let owner: String?
    /// Its text before; nil if the file is made.
    let old: String?
    var new: String

    package var isMade: Bool { old == nil }

    /// How many lines it has more than before.
    package var addedLines: Int { Self.lines(of: new) - Self.lines(of: old ?? "") }

    /// The same for a table: `new, 30` or `+3`.
    package var change: String { isMade ? "new, \(addedLines)" : "+\(addedLines)" }

    private static func lines(of text: String) -> Int { text.count { $0 == "\n" } }

    fileprivate func undo(in package: URL) {
        let file = package.appending(path: path)
        if let old {
            try? Data(old.utf8).write(to: file, options: .atomic)
        } else {
            try? FileManager.default.removeItem(at: file)
        }
    }
}

extension [FeatureFile] {
    /// Writes all files of a package or, if one can't be written, none.
    func write(in package: URL) throws {
        var written: [FeatureFile] = []
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
