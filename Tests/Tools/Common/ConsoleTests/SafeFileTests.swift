import Foundation
import Testing
import TestSupport

@testable import Console

@Suite("Safe files")
struct SafeFileTests {
    private let workspace: Workspace
    private var folder: String { workspace.folder.path }
    private var path: String { folder + "/report.json" }

    init() throws {
        workspace = try Workspace()
    }

    @Test("A file is written, in place of an old one, and nothing else is left behind")
    func replaced() throws {
        try SafeFile.write("a long text\n", to: path)
        try SafeFile.write("né\n", to: path)
        #expect(try files() == ["report.json": "né\n"])
    }

    @Test("What is written to a link is in the file that it leads to")
    func link() throws {
        try SafeFile.write("1", to: path)
        let link = folder + "/link"
        try FileManager.default.createSymbolicLink(
            atPath: link, withDestinationPath: "report.json")
        try SafeFile.write("2", to: link)
        #expect(try files() == ["report.json": "2", "link": "2"])
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
        try SafeFile.write("1", to: "/dev/null")
        #if os(Linux)
            let error = #expect(throws: OutputError.self) {
                try SafeFile.write("1", to: "/dev/full")
            }
            #expect(
                error?.description
                    == "/dev/full: can't be written (No space left on device); "
                    + "free some space on the disk")
        #endif
        let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
        #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
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
        let denied = CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: path])
        #expect(text { throw denied }.hasSuffix("; check that you may write to its folder"))
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
