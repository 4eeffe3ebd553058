import Foundation

/// A file of the package that is made, changed or removed.
package struct FeatureFile: Codable, Equatable, Sendable {
    /// The path from the root of the package.
    package let path: String
    /// The architecture it belongs to; nil if it belongs to none.
    package let owner: String?
    /// Its text before; nil if the file is made.
    let old: String?
    /// Its text afterwards; empty if the file is removed.
    var new: String

    package var isMade: Bool { old == nil }

    /// How many lines it has more than before.
    package var addedLines: Int { Self.lines(of: new) - Self.lines(of: old ?? "") }

    /// The same for a table: `new, 30` or `+3`.
    package var change: String { isMade ? "new, \(addedLines)" : "+\(addedLines)" }

    private static func lines(of text: String) -> Int { text.count { $0 == "\n" } }

    /// Writes what comes in the place of what was there.
    fileprivate func write(in package: URL) throws {
        let file = package.appending(path: path)
        if new.isEmpty { return try isMade ? () : FileManager.default.removeItem(at: file) }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        // A file that somebody made in the meantime is theirs.
        try Data(new.utf8).write(to: file, options: isMade ? .withoutOverwriting : .atomic)
    }

    fileprivate var reversed: FeatureFile {
        FeatureFile(path: path, owner: owner, old: new.isEmpty ? nil : new, new: old ?? "")
    }

    fileprivate func removeEmptyFolders(in package: URL) {
        var folder = package.appending(path: path).deletingLastPathComponent()
        while rmdir(folder.path) == 0 { folder.deleteLastPathComponent() }
    }
}

extension [FeatureFile] {
    /// Changes all files of a package or, if one can't be changed, none.
    func write(in package: URL) throws {
        defer { for change in self { change.removeEmptyFolders(in: package) } }
        var written: [FeatureFile] = []
        do {
            for change in self {
                try change.write(in: package)
                written.append(change)
            }
        } catch {
            for change in written.reversed() { try? change.reversed.write(in: package) }
            throw error
        }
    }
}
