import Foundation
import Testing
import TestSupport

@testable import Toolchain

@Suite("Builds in a folder of their own")
struct SeparateBuildTests {
    private let workspace: Workspace
    private let build: SeparateBuild

    private var record: URL {
        workspace.folder.appending(path: ".build/own/debug/A.build/primary.priors")
    }

    init() throws {
        workspace = try Workspace([".build/own/debug/A.build/primary.priors": "built"])
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        build = SeparateBuild(
            of: workspace.folder, in: "own",
            environment: ["PATH": workspace.folder.appending(path: "bin").path + ":" + path])
    }

    @Test("After a build that was killed, and only then, the compiler's records are not believed")
    func killed() throws {
        func swift(_ script: String) throws {
            try workspace.write(script: "#!/bin/sh\n\(script)\n", to: "bin/swift")
            _ = try build.swift("build", [])
        }
        try swift("exit 0")
        try swift("exit 1")
        try swift("kill -KILL $$")
        #expect(FileManager.default.fileExists(atPath: record.path))
        try swift("exit 0")
        #expect(!FileManager.default.fileExists(atPath: record.path))
        try Data().write(to: record)
        try swift("exit 0")
        #expect(FileManager.default.fileExists(atPath: record.path))
    }

    @Test("While another process builds, its records are left alone")
    func underWay() throws {
        try workspace.write("", to: ".build/own/unfinished")
        let other = try FileLock(
            workspace.folder.appending(path: ".build/own/unfinished"), isShared: true)
        try workspace.write(script: "#!/bin/sh\nexit 0\n", to: "bin/swift")
        _ = try build.swift("build", [])
        #expect(FileManager.default.fileExists(atPath: record.path))
        withExtendedLifetime(other) {}
    }
}
