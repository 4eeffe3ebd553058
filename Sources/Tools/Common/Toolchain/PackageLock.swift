import Foundation

/// Lets one command at a time write in a package, unless the file system has no locks.
package final class PackageLock: Sendable {
    /// Nil on a file system without locks.
    private let lock: FileLock?

    /// - Parameters:
    ///   - name: The name of the lock file. Commands that may run at the same time lock different files.
    ///   - command: What uses this lock, for the error if it is taken.
    package convenience init(
        of package: URL, named name: String = "lock", command: String = "command of this package"
    ) throws {
        try self.init(of: package, named: name, command: command, function: { flock($0, $1) }) {
            try? FileHandle.standardError.write(contentsOf: Data("\($0)\n".utf8))
        }
    }

    /// - Parameter note: Called with a message if the file system has no locks.
    init(
        of package: URL, named name: String, command: String, function: FileLock.Function,
        note: (String) -> Void
    ) throws {
        let folder = PackagePlace.stateFolder(of: package)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: name)
        do {
            lock = try FileLock(file, function: function)
        } catch .isUnsupported {
            lock = nil
            note(
                "\(folder.path) is on a file system without locks, so nothing keeps two commands from writing in the package "
                    + "at the same time; run one after the other")
        } catch .isHeld {
            throw PackageError(
                "another \(command) is running in \(package.path); wait until it ends, or "
                    + "end it with Ctrl-C")
        } catch .cannotOpen(let code) {
            throw PackageError(
                "\(file.path): can't open this file: \(String(cString: strerror(code))); check that you "
                    + "may write to it")
        }
    }

    /// Does a piece of work while no other command writes.
    package func during<Result>(_ work: () throws -> Result) rethrows -> Result {
        try withExtendedLifetime(self, work)
    }
}
