import Foundation
import TestSupport
import Testing

@testable import Output

@Suite("Safe files")
struct SafeFileTests {
    private let workspace: Workspace
    private var folder: String { workspace.folder.path }
    private var path: String { folder + "/report.json" }

    init() throws {
        workspace = try Workspace()
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

    @Test("A name that is too long is refused before the work")
    func longName() {
        let error = #expect(throws: OutputError.self) {
            try SafeFile.check(folder + "/" + String(repeating: "a", count: 256))
        }
        #expect(error?.reason == "File name too long")
    }

    @Test("Too many open files are named, and not a file that is missing")
    func openFiles() {
        let cause = NSError(domain: NSPOSIXErrorDomain, code: Int(EBADF))
        let error = NSError(
            domain: NSCocoaErrorDomain, code: 4,
            userInfo: [NSFilePathErrorKey: "/bin/a", NSUnderlyingErrorKey: cause])
        #expect(error.text.contains("`ulimit -n 1024`"))
    }

    @Test("A file that can't be replaced stays as it is, and nothing else is left behind")
    func keepsOld() throws {
        // The longest name there can be, so that the old file can't be renamed.
        let name = String(repeating: "a", count: 255)
        try Data("old".utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
        #expect(throws: OutputError.self) {
            try SafeFile.write("new", to: folder + "/" + name)
        }
        #expect(try files() == [name: "old"])
    }

    @Test("Where a file can't be written, that is known before")
    func check() throws {
        try SafeFile.check(path)
        try SafeFile.check("-")
        try SafeFile.check("/dev/null")
        let none = #expect(throws: OutputError.self) { try SafeFile.check(folder + "/no/a") }
        #expect(none?.description.contains("No such file or directory") == true)
        let isFolder = #expect(throws: OutputError.self) { try SafeFile.check(folder) }
        #expect(isFolder?.description.contains("Is a directory") == true)
    }

    @Test("A device is written to, and not replaced")
    func device() throws {
        #expect(try SafeFile.write("1", to: "/dev/null") == nil)
        #if os(Linux)
            let error = #expect(throws: OutputError.self) {
                try SafeFile.write("1", to: "/dev/full")
            }
            #expect(
                error?.description
                    == "/dev/full: can't be written (No space left on device); "
                    + "free some space on the disk")
        #endif
        #expect(!FileManager.default.fileExists(atPath: "/dev/null.1"))
    }

    @Test("An error of Foundation about a file is said in words, with the file")
    func foundation() {
        func text(_ action: () throws -> Void) -> String {
            #expect(throws: (any Error).self) { try action() }?.text ?? ""
        }
        let advice = "check that it exists and that you may read it"
        let reading = text { _ = try String(contentsOfFile: path, encoding: .utf8) }
        #expect(reading.hasPrefix("\(path): can't be read (") && reading.hasSuffix(advice))
        let place = folder + "/no/a"
        let missing = text { try Data().write(to: URL(fileURLWithPath: place)) }
        #expect(missing.hasPrefix("\(place): can't be found (") && missing.hasSuffix(advice))
        let full = CocoaError(.fileWriteOutOfSpace, userInfo: [NSFilePathErrorKey: path])
        #expect(
            text { throw full }
                == "\(path): can't be written (No space left on device); free some space on the disk"
        )
        #expect(OutputError(name: "a", code: ENOSPC).text.hasPrefix("a: can't be written"))
    }

    private func files() throws -> [String: String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        let texts = try names.map {
            try String(contentsOfFile: folder + "/" + $0, encoding: .utf8)
        }
        return Dictionary(uniqueKeysWithValues: zip(names, texts))
    }
}
