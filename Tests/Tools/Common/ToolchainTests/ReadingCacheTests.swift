import Foundation
import SourceFixtures
import Testing

@testable import Toolchain

@Suite("Reading cache", .enabled(if: FixturePackage.hasCompiler, "no swiftc"))
struct ReadingCacheTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(in: FixturePackage.folder)
        _ = try folder.file(named: "Package.swift", containing: Data())
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "Sources"), withIntermediateDirectories: true)
        try write("let a = 1")
    }

    private func write(_ text: String, to name: String = "A.swift") throws {
        _ = try folder.file(named: "Sources/\(name)", containing: Data(text.utf8))
    }

    /// Reads, and says whether anything had to be read.
    private func isReadAnew(
        by program: URL? = nil, for names: [String] = [], and paths: [String] = []
    ) throws -> Bool {
        var isRead = false
        let cache = try ReadingCache(
            of: folder.url, for: names, and: paths, program: program)
        let value = try cache.value("figure") {
            isRead = true
            return 5
        }
        #expect(value == 5)
        return isRead
    }

    @Test("As long as nothing changes, it is read once")
    func kept() throws {
        #expect(try isReadAnew())
        #expect(try !isReadAnew())
    }

    @Test("Changed text, and a new file, are read again")
    func changed() throws {
        #expect(try isReadAnew())
        try write("let a = 2")
        #expect(try isReadAnew())
        try write("", to: "B.swift")
        #expect(try isReadAnew())
        #expect(try isReadAnew(for: ["MVP"]))
    }

    @Test("Programs newer than all sources share what they read, an older one reads for itself")
    func programs() throws {
        let programs = try [-1.0, 1, 2].map { hours in
            let program = try folder.file(named: "\(hours)", containing: Data())
            let date = Date(timeIntervalSinceNow: hours * 3600)
            try FileManager.default.setAttributes(
                [.modificationDate: date], ofItemAtPath: program.path)
            return program
        }
        #expect(try isReadAnew(by: programs[1]))
        #expect(try !isReadAnew(by: programs[2]))
        #expect(try isReadAnew(by: programs[0]))
        #expect(try !isReadAnew(by: programs[0]))
    }

    @Test("Cached values are discarded when a source has changed")
    func keeping() throws {
        try ReadingCache(of: folder.url, program: nil).keep(5, as: "seconds")
        #expect(try ReadingCache(of: folder.url, program: nil).kept("seconds") == 5)
        #expect(try ReadingCache(of: folder.url, program: nil).kept("minutes") == Int?.none)
        try write("let a = 3")
        #expect(try ReadingCache(of: folder.url, program: nil).kept("seconds") == Int?.none)
    }
}
