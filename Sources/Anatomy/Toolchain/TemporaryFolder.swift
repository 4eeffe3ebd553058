import Foundation

/// A folder that is there as long as somebody holds this.
package final class TemporaryFolder: Sendable {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory
            .appending(path: "triptych-anatomy-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file into it.
    package func file(named name: String, containing data: Data) throws -> URL {
        let file = url.appending(path: name)
        try data.write(to: file)
        return file
    }
}
