import Foundation

/// Lets one command of the workshop at a time work on a package. The lock is released at the latest when the
/// process exits, even after a crash.
package final class WorkshopLock: Sendable {
    private let file: Int32

    /// - Parameters:
    ///   - name: The file that is locked; another one for work that does not get in the way.
    ///   - command: Who else may have locked it.
    package init(
        of package: URL, named name: String = "lock", command: String = "triptych workshop"
    ) throws {
        try ProgressFile.makeFolder(in: package)
        let path = package.appending(path: "\(ProgressFile.folder)/\(name)").path
        file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw WorkshopLockError(path: path, code: errno) }
        guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
            let code = errno
            close(file)
            if code == EWOULDBLOCK { throw WorkshopIsBusy(command: command, package: package.path) }
            throw WorkshopLockError(path: path, code: code)
        }
    }

    deinit {
        close(file)
    }
}

/// The file of the lock can't be opened or locked.
struct WorkshopLockError: Error, CustomStringConvertible {
    let path: String
    let code: Int32

    var description: String {
        "\(path): can't lock this file: \(String(cString: strerror(code))); see that it may be written"
    }
}

/// Another command of the workshop is at work.
package struct WorkshopIsBusy: Error, Equatable, CustomStringConvertible {
    let command: String
    let package: String

    package var description: String {
        "another `\(command)` command is at work in \(package); wait for its end, or end it with Ctrl-C"
    }
}
