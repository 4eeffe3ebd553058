import Foundation

/// Lets one command at a time write in a package. The lock is released at the latest when the process exits, even after
/// a crash.
package final class PackageLock: Sendable {
    private let file: Int32

    /// - Parameters:
    ///   - name: The name of the lock file. Commands that may run at the same time lock different files.
    ///   - command: What uses this lock, for the error if it is taken.
    package init(
        of package: URL, named name: String = "lock", command: String = "command of this package"
    ) throws {
        let folder = PackagePlace.stateFolder(of: package)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appending(path: name).path
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard file >= 0, flock(file, LOCK_EX | LOCK_NB) == 0 else {
            let code = errno
            if file >= 0 { close(file) }
            throw PackageError(
                code == EWOULDBLOCK
                    ? "another \(command) is running in \(package.path); wait until it ends, or "
                        + "end it with Ctrl-C"
                    : "\(path): can't lock this file: \(String(cString: strerror(code))); check that you "
                        + "may write to it")
        }
        self.file = file
    }

    deinit {
        close(file)
    }

    /// Does a piece of work while no other command writes.
    package func during<Result>(_ work: () throws -> Result) rethrows -> Result {
        try withExtendedLifetime(self, work)
    }
}
