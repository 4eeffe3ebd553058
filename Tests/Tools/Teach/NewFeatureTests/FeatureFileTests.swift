import Foundation
import Testing

@testable import NewFeature

@Suite("Writing the files")
struct FeatureFileTests {
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
        #expect(file("a", old: "old\n").addedLines == 1)
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
        #expect(throws: (any Error).self) { try [file("a", old: nil)].write(in: folder) }
        #expect(try text("a") == "old\n")
    }

    private func file(_ path: String, old: String?) -> FeatureFile {
        FeatureFile(path: path, owner: nil, old: old, new: "new\nnew\n")
    }

    private var paths: Set<String> {
        get throws { Set(try FileManager.default.subpathsOfDirectory(atPath: folder.path)) }
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
}
