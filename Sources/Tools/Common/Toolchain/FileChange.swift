import Foundation

/// The change of a file of a package, by its path from the root. `old` is nil for a new file, and `new` for a removed one.
package struct FileChange: Codable, Equatable, Sendable {
    package let path: String
    package let old: String?
    package var new: String?

    package init(path: String, old: String?, new: String?) {
        self.path = path
        self.old = old
        self.new = new
    }
}

extension [FileChange] {
    /// Makes all changes or, if one can't be made, none. Hold the ``PackageLock`` meanwhile, so that no other command
    /// writes in the package.
    package func write(in package: URL) throws {
        // This folder is in the package, because a file can only be renamed within its own disk.
        let folder = try TemporaryFolder(in: package, below: ".triptych")
        // Write everything to the disk before the first file changes, so that nothing changes if the disk is full.
        let steps = try enumerated().map { number, change in
            let file = package.appending(path: change.path).withoutLinks
            let old = change.old.map { Data($0.utf8) }
            let new = change.new.map { Data($0.utf8) }
            guard FileManager.default.contents(atPath: file.path) == old else {
                throw PackageError(
                    "\(change.path) has changed meanwhile; nothing was written, so try again")
            }
            return (
                file: file,
                old: try old.map { try folder.file(named: "\(number).old", containing: $0) },
                new: try new.map { try folder.file(named: "\(number).new", containing: $0) }
            )
        }
        try RunningSubprocesses.finishing {
            for (number, step) in steps.enumerated() {
                do {
                    try step.file.replace(by: step.new)
                } catch {
                    // Undo the other changes even if one can't be undone.
                    for step in steps[...number].reversed() { try? step.file.replace(by: step.old) }
                    throw error
                }
            }
        }
    }
}

extension URL {
    /// Moves `source` here. If it is nil, removes the file here, and the folders that are empty then.
    fileprivate func replace(by source: URL?) throws {
        var folder = deletingLastPathComponent()
        if source != nil {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        // `rename`, because `moveItem` refuses to replace a file.
        let code = source.map { rename($0.path, path) } ?? unlink(path)
        if code != 0, source != nil || errno != ENOENT {
            throw NSError(
                domain: NSPOSIXErrorDomain, code: Int(errno), userInfo: [NSFilePathErrorKey: path])
        }
        while source == nil, rmdir(folder.path) == 0 { folder = folder.deletingLastPathComponent() }
    }
}
