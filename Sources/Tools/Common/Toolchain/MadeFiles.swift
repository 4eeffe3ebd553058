import Foundation

/// The files that a command has made under a name. They are recorded, so that they can be removed again.
package struct MadeFiles {
    private let name: String
    private let package: URL
    private var record: URL {
        PackagePlace.stateFolder(of: package).appending(path: "made/\(name).json")
    }

    package init(as name: String, in package: URL) {
        self.name = name
        self.package = package
    }

    /// Makes all changes or none, and records them.
    package func write(_ files: [FileChange]) throws {
        try PackageLock(of: package).during {
            try FileManager.default.createDirectory(
                at: record.deletingLastPathComponent(), withIntermediateDirectories: true)
            try JSONEncoder().encode(files).write(to: record, options: .atomic)
            try files.write(in: package)
        }
    }

    /// Undoes all changes or none. Other edits of the changed files stay.
    ///
    /// - Returns: How many files were removed or changed; nil if nothing was made under this name.
    package func takeBack() throws -> Int? {
        guard let data = try? Data(contentsOf: record) else { return nil }
        let files = try JSONDecoder().decode([FileChange].self, from: data)
        try PackageLock(of: package).during {
            try files.map(takenBack).write(in: package)
            try FileManager.default.removeItem(at: record)
        }
        return files.count
    }

    /// The change that undoes another one.
    private func takenBack(_ file: FileChange) throws -> FileChange {
        let place = package.appending(path: file.path)
        let now = try? String(contentsOf: place, encoding: .utf8)
        if now == file.new || now == nil && file.old == nil {
            return FileChange(path: file.path, old: now, new: file.old)
        }
        let folder = try TemporaryFolder(in: package)
        let versions = try [file.new ?? "", file.old ?? ""].enumerated().map { index, text in
            try folder.file(named: "\(index)", containing: Data(text.utf8)).path
        }
        let merge = try Git(in: folder.url).attempt(["merge-file", "-p", place.path] + versions)
        guard now != nil, file.old != nil, merge.succeeded else {
            throw PackageError(
                "\(file.path) has been changed since \(name) was made. First remove the features that were made "
                    + "later, or remove the lines by hand; nothing was changed")
        }
        return FileChange(path: file.path, old: now, new: merge.text)
    }
}
