import Foundation

/// A folder that is there as long as the object.
final class TemporaryFolder {
    let path: String

    init() throws {
        let name = "ScenariosTests-\(UUID().uuidString)"
        path = FileManager.default.temporaryDirectory.appending(path: name).path
        try makeFolder("")
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The whole path of something in the folder.
    func path(of name: String) -> String {
        name.isEmpty ? path : path + "/" + name
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(
            atPath: path(of: name), withIntermediateDirectories: true)
    }

    func makeFile(_ name: String, holding text: String = "") throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(of: name)))
    }
}
