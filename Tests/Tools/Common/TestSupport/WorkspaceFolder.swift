import Foundation

/// Where the folders of the tests are: in memory, if it has a folder for this, and nobody has set `TMPDIR`.
///
/// The tests write and remove tens of thousands of files. On a disk with ext4, each new file looks at all that were removed
/// in the last half minute, which takes more time than the tests themselves.
enum WorkspaceFolder {
    static let url: URL = {
        let usual = FileManager.default.temporaryDirectory
        let memory = URL(filePath: "/dev/shm")
        let isChosen = ProcessInfo.processInfo.environment["TMPDIR"] != nil
        return !isChosen && hasRoom(memory) && runsPrograms(memory) ? memory : usual
    }()

    /// In a container it is often small. The tests need some megabytes each, and many of them run at the same time.
    private static func hasRoom(_ folder: URL) -> Bool {
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)
        return (attributes?[.systemFreeSize] as? Int ?? 0) > 1 << 30
    }

    /// Many tests run scripts in their folders, and a file system may refuse that.
    private static func runsPrograms(_ folder: URL) -> Bool {
        let files = FileManager.default
        let file = folder.appending(path: "triptych-\(UUID().uuidString)").path
        defer { try? files.removeItem(atPath: file) }
        return files.createFile(
            atPath: file, contents: Data(), attributes: [.posixPermissions: 0o755])
            && files.isExecutableFile(atPath: file)
    }
}
