import Foundation
import Testing
import TestSupport

@testable import Toolchain

@Suite("Changes of files")
struct FileChangeTests {
    private let workspace: Workspace
    private var folder: URL { workspace.folder }

    init() throws {
        workspace = try Workspace(["a": "old\n"])
    }

    @Test("All are written")
    func writes() throws {
        try [file("a", old: "old\n"), file("b/c/d", old: nil)].write(in: folder)
        #expect(try paths == ["a", "b", "b/c", "b/c/d"])
        #expect(try workspace.read("a") == "new\nnew\n")
    }

    @Test("If one can't be written, none is, and no folder is left")
    func undoes() throws {
        let files = [
            file("a", old: "old\n"), file("b/c/d", old: nil), file("b/c/e", old: nil),
            // In a file there is no room for another one.
            file("a/f", old: nil),
        ]
        #expect(throws: (any Error).self) { try files.write(in: folder) }
        #expect(try paths == ["a"])
        #expect(try workspace.read("a") == "old\n")
    }

    @Test("A file that has come in between stays as it is")
    func keeps() throws {
        for old in [nil, "older\n"] {
            let error = #expect(throws: PackageError.self) {
                try [file("b", old: nil), file("a", old: old)].write(in: folder)
            }
            #expect(error?.description.hasPrefix("a has changed meanwhile") == true)
        }
        #expect(try paths == ["a"])
        #expect(try workspace.read("a") == "old\n")
    }

    @Test("A folder is removed with the last file in it, and made again if the rest fails")
    func removes() throws {
        try [file("b/c/d", old: nil)].write(in: folder)
        let removal = FileChange(path: "b/c/d", old: "new\nnew\n", new: nil)
        #expect(throws: (any Error).self) {
            try [removal, file("a/f", old: nil)].write(in: folder)
        }
        #expect(try workspace.read("b/c/d") == "new\nnew\n")
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
}
