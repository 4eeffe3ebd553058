import Foundation
import Reporting
import Testing

@Suite("Safe files")
final class SafeFileTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "SafeFileTests-\(UUID().uuidString)").path

    private var path: String { folder + "/report.json" }

    init() throws {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    @Test("A new file is written, and nothing was there to save")
    func newFile() throws {
        #expect(try SafeFile.write("né\n", to: path) == nil)
        #expect(try files() == ["report.json": "né\n"])
    }

    @Test("A file that differs is renamed first, each time to a free name")
    func oldFile() throws {
        try SafeFile.write("1", to: path)
        #expect(try SafeFile.write("2", to: path) == path + ".1")
        #expect(try SafeFile.write("3", to: path) == path + ".2")
        #expect(try files() == ["report.json": "3", "report.json.1": "1", "report.json.2": "2"])
    }

    @Test("A file that is the same stays")
    func sameFile() throws {
        try SafeFile.write("1", to: path)
        #expect(try SafeFile.write("1", to: path) == nil)
        #expect(try files() == ["report.json": "1"])
    }

    @Test("Where there is no folder, nothing is written")
    func noFolder() throws {
        #expect(throws: (any Error).self) {
            try SafeFile.write("1", to: self.folder + "/none/report.json")
        }
        #expect(try files().isEmpty)
    }

    private func files() throws -> [String: String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        let texts = try names.map {
            try String(contentsOfFile: folder + "/" + $0, encoding: .utf8)
        }
        return Dictionary(uniqueKeysWithValues: zip(names, texts))
    }
}
