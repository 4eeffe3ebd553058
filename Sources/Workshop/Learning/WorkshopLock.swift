import Foundation

/// Lets one command of the workshop at a time work on a package. It ends with the process, however that ends.
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
        guard file >= 0, flock(file, LOCK_EX | LOCK_NB) == 0 else {
            if file >= 0 { close(file) }
            throw WorkshopIsBusy(command: command, package: package.path)
        }
    }

    deinit {
        close(file)
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
