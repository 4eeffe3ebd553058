import Foundation

/// A folder in a package that is removed with the last reference to it.
///
/// A process that is interrupted can't remove its folder, so the next process that makes a folder a day later removes it.
package final class TemporaryFolder: Sendable {
    package let url: URL
    /// Tells other processes that the folder is in use; nil on a file system without locks.
    private let lock: FileLock?

    package init(in package: URL, below place: String = ".build/triptych") throws {
        let files = FileManager.default
        let parent = package.appending(path: place)
        for name in (try? files.contentsOfDirectory(atPath: parent.path)) ?? []
        where name.hasPrefix(Self.prefix) {
            let folder = parent.appending(path: name, directoryHint: .isDirectory)
            if Self.isLeftOver(folder) { try? files.removeItem(at: folder) }
        }
        url = parent.appending(
            path: Self.prefix + UUID().uuidString, directoryHint: .isDirectory)
        try files.createDirectory(at: url, withIntermediateDirectories: true)
        lock = try? FileLock(url)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    package func file(named name: String, containing data: Data) throws -> URL {
        let file = url.appending(path: name)
        try data.write(to: file)
        return file
    }

    /// Distinguishes it from the folders of other programs, such as in `/tmp`.
    private static let prefix = "triptych-temporary-"

    /// The age decides, too, because another process may not have locked its folder yet, or can't.
    private static func isLeftOver(_ folder: URL) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: folder.path)
        let age = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceNow ?? 0
        return age < -24 * 3600 && !FileLock.isHeld(folder)
    }
}
