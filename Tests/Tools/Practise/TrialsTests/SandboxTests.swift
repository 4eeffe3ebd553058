import Foundation
import Testing
import TestSupport

@testable import Trials

@Suite("The sandbox")
struct SandboxTests {
    private static let files = [
        "Package.swift": "// A package\n", "Sources/MVC/Voice.swift": "quiet\n",
        "Sources/MVP/Voice.swift": "first\nquiet\nlast\n",
    ]

    @Test("It is a copy of the package, with changes")
    func copy() throws {
        let package = try Workspace(Self.files)
        let sandbox = Sandbox(of: package.folder)
        try sandbox.write([
            "Sources/MVP/Voice.swift": "loud\n", "Sources/MVP/New.swift": "new\n",
            "Sources/MVC/Voice.swift": nil,
        ])
        #expect(try text("Package.swift", in: sandbox) == "// A package\n")
        #expect(try text("Sources/MVP/Voice.swift", in: sandbox) == "loud\n")
        #expect(try text("Sources/MVP/New.swift", in: sandbox) == "new\n")
        #expect(sandbox.folder.lacks("Sources/MVC/Voice.swift"))
        try sandbox.write()
        #expect(try text("Sources/MVP/Voice.swift", in: sandbox) == "first\nquiet\nlast\n")
        #expect(sandbox.folder.lacks("Sources/MVP/New.swift"))
        #expect(!sandbox.folder.lacks("Sources/MVC/Voice.swift"))
    }

    @Test("A file that stays the same is not written, so nothing is built for it")
    func same() throws {
        let package = try Workspace(Self.files)
        let sandbox = Sandbox(of: package.folder)
        try sandbox.write()
        let path = sandbox.folder.appending(path: "Sources/MVP/Voice.swift").path
        let date = Date(timeIntervalSince1970: 1000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
        try sandbox.write(["Sources/MVC/Voice.swift": "loud\n"])
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.modificationDate] as? Date == date)
    }

    private func text(_ path: String, in sandbox: Sandbox) throws -> String {
        try String(contentsOf: sandbox.folder.appending(path: path), encoding: .utf8)
    }
}
