import Foundation

/// A lock on a file or a folder. The kernel releases it at the latest when the process exits, even after a crash. Unlike a
/// process id, it means the same in every container that shares the file.
final class FileLock: Sendable {
    enum Failure: Error {
        /// Another process holds the lock.
        case isHeld
        /// The file system has no locks, as in some network folders and shared folders.
        case isUnsupported
        /// The file can't be opened.
        case cannotOpen(code: Int32)
    }

    /// Locks an open file without waiting; its result and `errno` are those of `flock`.
    typealias Function = (_ file: Int32, _ operation: Int32) -> Int32

    private let file: Int32

    /// - Parameters:
    ///   - url: A folder, or a file, which is made if it is missing.
    ///   - isShared: Whether others may have a shared lock at the same time.
    init(
        _ url: URL, isShared: Bool = false, function: Function = { flock($0, $1) }
    ) throws(Failure) {
        let flags = url.hasDirectoryPath ? O_RDONLY : O_RDWR | O_CREAT
        file = open(url.path, flags | O_CLOEXEC, 0o644)
        if file < 0 { throw .cannotOpen(code: errno) }
        if function(file, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) == 0 { return }
        // `deinit` closes the file.
        throw errno == EWOULDBLOCK ? .isHeld : .isUnsupported
    }

    deinit { close(file) }

    /// Whether a process holds a lock on a file or a folder; false on a file system without locks.
    static func isHeld(_ url: URL) -> Bool {
        do {
            _ = try FileLock(url)
        } catch {
            if case .isHeld = error { return true }
        }
        return false
    }
}
