import Foundation
import Testing
import TestSupport

@testable import Toolchain

@Suite("Locks, and what is left over without their owner")
struct FileLockTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
    }

    @Test("A temporary folder is removed only after its process has ended, and a day later")
    func temporaryFolders() throws {
        let names = ["triptych-temporary-new", "triptych-temporary-old"]
        for name in names { try makeFolder(name) }
        let owned = try TemporaryFolder(in: workspace.folder, below: ".")
        try age(owned.url)
        try age(workspace.folder.appending(path: names[1]))
        let other = try TemporaryFolder(in: workspace.folder, below: ".")
        let left = try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path)
        let owners = [owned, other].map(\.url.lastPathComponent)
        #expect(Set(left) == Set(owners + [names[0]]))
    }

    @Test("One command at a time has the lock of a package")
    func held() throws {
        let lock = try PackageLock(of: workspace.folder)
        let error = #expect(throws: PackageError.self) { try PackageLock(of: workspace.folder) }
        #expect(error?.description.contains("wait until it ends") == true)
        withExtendedLifetime(lock) {}
    }

    @Test(
        "A file system without locks is named, and stops nobody",
        arguments: [ENOLCK, ENOSYS, EOPNOTSUPP])
    func unsupported(code: Int32) throws {
        var notes: [String] = []
        _ = try PackageLock(
            of: workspace.folder, named: "lock", command: "command",
            function: { _, _ in
                errno = code
                return -1
            }, note: { notes.append($0) })
        #expect(notes.count == 1)
        #expect(notes.first?.contains("file system without locks") == true)
    }

    private func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(
            at: workspace.folder.appending(path: name), withIntermediateDirectories: true)
    }

    private func age(_ folder: URL) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -2 * 24 * 3600)],
            ofItemAtPath: folder.path)
    }
}
