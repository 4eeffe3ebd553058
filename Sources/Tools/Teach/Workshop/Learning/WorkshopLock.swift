import Foundation

/// Lets one command of the workshop at a time work on a package. The lock is released at the latest when the
/// process exits, even after a crash.
package final class WorkshopLock: Sendable {
    private let file: Int32

    /// - Parameters:
    ///   - name: The file that is locked; another one for work that does not get in the way.
    ///   - command: The command that has locked it, if it is locked.
    package init(
        of package: URL, named name: String = "lock", command: String = "triptych workshop"
    ) throws {
        try ProgressFile.makeFolder(in: package)
        let path = package.appending(path: "\(ProgressFile.folder)/\(name)").path
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard file >= 0, flock(file, LOCK_EX | LOCK_NB) == 0 else {
            let code = errno
            if file >= 0 { close(file) }
            throw WorkshopRefusal(
                code == EWOULDBLOCK
                    ? "another `\(command)` command is at work in \(package.path); wait for its end, or "
                        + "end it with Ctrl-C"
                    : "\(path): can't lock this file: \(String(cString: strerror(code))); see that it may "
                        + "be written")
        }
        self.file = file
    }

    deinit {
        close(file)
    }
}
