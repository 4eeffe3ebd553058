import Foundation
import Testing

@testable import Toolchain

@Suite("Changes of files")
struct FileChangeTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "triptych-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("old\n".utf8).write(to: folder.appending(path: "a"))
    }

    @Test("All are written")
    func writes() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try [file("a", old: "old\n"), file("b/c/d", old: nil)].write(in: folder)
        #expect(try paths == ["a", "b", "b/c", "b/c/d"])
        #expect(try text("a") == "new\nnew\n")
    }

    @Test("If one can't be written, none is, and no folder is left")
    func undoes() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = [
            file("a", old: "old\n"), file("b/c/d", old: nil), file("b/c/e", old: nil),
            // In a file there is no room for another one.
            file("a/f", old: nil),
        ]
        #expect(throws: (any Error).self) { try files.write(in: folder) }
        #expect(try paths == ["a"])
        #expect(try text("a") == "old\n")
    }

    @Test("A file that has come in between stays as it is")
    func keeps() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for old in [nil, "older\n"] {
            let error = #expect(throws: PackageError.self) {
                try [file("b", old: nil), file("a", old: old)].write(in: folder)
            }
            #expect(error?.description.hasPrefix("a has changed meanwhile") == true)
        }
        #expect(try paths == ["a"])
        #expect(try text("a") == "old\n")
    }

    @Test("A folder is removed with the last file in it, and made again if the rest fails")
    func removes() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try [file("b/c/d", old: nil)].write(in: folder)
        let removal = FileChange(path: "b/c/d", old: "new\nnew\n", new: nil)
        #expect(throws: (any Error).self) {
            try [removal, file("a/f", old: nil)].write(in: folder)
        }
        #expect(try text("b/c/d") == "new\nnew\n")
        try [removal].write(in: folder)
        #expect(try paths == ["a"])
    }

    private func file(_ path: String, old: String?) -> FileChange {
        FileChange(path: path, old: old, new: "new\nnew\n")
    }

    private var paths: Set<String> {
        get throws {
            Set(try FileManager.default.subpathsOfDirectory(atPath: folder.path))
                .subtracting([".triptych"])
        }
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
}
