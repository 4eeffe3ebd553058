import Foundation

/// A folder in a package that is removed with the last reference to it.
///
/// A process that is interrupted can't remove its folder, so the next process that makes a folder removes it.
package final class TemporaryFolder: Sendable {
    package let url: URL

    package init(in package: URL, below place: String = ".build/triptych") throws {
        let files = FileManager.default
        let parent = package.appending(path: place)
        for name in (try? files.contentsOfDirectory(atPath: parent.path)) ?? []
        where Self.isLeftOver(name) {
            try? files.removeItem(at: parent.appending(path: name))
        }
        let process = ProcessInfo.processInfo.processIdentifier
        url = parent.appending(path: "\(Self.prefix)\(process)-\(UUID().uuidString)")
        try files.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    package func file(named name: String, containing data: Data) throws -> URL {
        let file = url.appending(path: name)
        try data.write(to: file)
        return file
    }

    private static let prefix = "process-"

    private static func isLeftOver(_ name: String) -> Bool {
        guard name.hasPrefix(prefix),
            let process = Int32(name.dropFirst(prefix.count).prefix(while: \.isNumber))
        else { return false }
        // Signal 0 only asks whether the process exists.
        return kill(process, 0) != 0 && errno == ESRCH
    }
}
