import Foundation
import Testing
import Toolchain
import Trials

@testable import Workshop

@Suite("Work that was checked")
struct CheckedWorkTests {
    private let voice = "Sources/MVP/Voice.swift"
    private let package: MadePackage

    init() throws {
        package = try .giving()
    }

    @Test(
        "It is saved with its result, and comes back after the learner's git has removed it",
        arguments: [["checkout", "--quiet", "."], ["stash", "--include-untracked", "--quiet"]])
    func removed(words: [String]) throws {
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        try package.write("first\nLOUD\nlast\n", to: voice)
        let saved = try #require(try bench.beginCheck(of: assignment))
        try bench.record(Self.failure, of: assignment, as: saved)
        _ = try Subprocess(["git"] + words, in: package.root).run()
        // There is nothing of the learner's to save.
        #expect(try bench.restore().saved == nil)
        let last = try #require(try bench.lastSaved(on: assignment.work))
        #expect(last.number == 1 && last.result == "failed at tests")
        // The exercise need not be ended first.
        #expect(try bench.resume(assignment, number: 1).conflicts.isEmpty)
        #expect(try package.read(voice) == "first\nLOUD\nlast\n")
        #expect(try package.read(MadePackage.givenFile) == "first\nstrict\nlast\n")
        #expect(bench.progress.current == assignment.work)
    }

    @Test("Each state is saved once, and an untouched one not at all")
    func once() throws {
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        #expect(try bench.beginCheck(of: assignment) == nil)
        for word in ["LOUD", "loud", "loud"] {
            try package.write("first\n\(word)\nlast\n", to: voice)
            let saved = try bench.beginCheck(of: assignment)
            try bench.record(Self.pass, of: assignment, as: saved)
        }
        #expect(try bench.savedWork().map(\.number) == [1, 2])
        #expect(try bench.savedWork().map(\.result) == ["passed", "passed"])
        #expect(try bench.reset().saved?.number == 2)
        #expect(try bench.start(assignment) == nil)
        #expect(try bench.reset().saved == nil)
    }

    @Test("What is at work stays safe if an earlier state is resumed")
    func earlier() throws {
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        try package.write("first\nLOUD\nlast\n", to: voice)
        _ = try bench.beginCheck(of: assignment)
        try package.write("first\nloud\nlast\n", to: voice)
        #expect(throws: (any Error).self) { try bench.resume(assignment, number: 7) }
        #expect(try package.read(voice) == "first\nloud\nlast\n")
        #expect(try bench.resume(assignment, number: 1).saved.number == 1)
        #expect(try package.read(voice) == "first\nLOUD\nlast\n")
        #expect(try bench.resume(assignment, number: 2).saved.number == 2)
        #expect(try package.read(voice) == "first\nloud\nlast\n")
    }

    @Test("A file that was deleted is named with the command that brings it back")
    func deleted() throws {
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        try package.write("mine\n", to: "Sources/MVP/My File.swift")
        _ = try bench.beginCheck(of: assignment)
        try package.git("rm", "--quiet", voice)
        try FileManager.default.removeItem(
            at: package.folder.appending(path: "Sources/MVP/My File.swift"))
        let deleted = try #require(try bench.status()).deleted
        #expect(deleted.map(\.path) == ["Sources/MVP/My File.swift", voice])
        for file in deleted {
            _ = try Subprocess(["sh", "-c", file.command], in: package.folder).run()
        }
        #expect(try package.read("Sources/MVP/My File.swift") == "mine\n")
        #expect(try package.read(voice) == "first\nquiet\nlast\n")
        #expect(try #require(try bench.status()).deleted.isEmpty)
    }

    @Test("A file that was deleted after its work was resumed comes back as it was saved")
    func deletedAfterResuming() throws {
        let assignment = try package.bench(isForReading: true).assignment("1", in: "MVP")
        do {
            var bench = try package.bench()
            try bench.start(assignment)
            try package.write("first\nLOUD\nlast\n", to: voice)
            _ = try bench.reset()
        }
        var later = try Workbench(
            package.catalogue, isForReading: false, note: { _ in },
            now: { MadePackage.date + 60 })
        _ = try later.resume(assignment)
        try FileManager.default.removeItem(at: package.folder.appending(path: voice))
        let file = try #require(try later.status()?.deleted.first)
        _ = try Subprocess(["sh", "-c", file.command], in: package.folder).run()
        #expect(try package.read(voice) == "first\nLOUD\nlast\n")
    }

    @Test("A deleted file stays named after a check without it, and not in another attempt")
    func deletedBefore() throws {
        let mine = "Sources/MVP/Mine.swift"
        let assignment = try package.bench(isForReading: true).assignment("1", in: "MVP")
        do {
            var bench = try package.bench()
            try bench.start(assignment)
            try package.write("mine\n", to: mine)
            _ = try bench.beginCheck(of: assignment)
            try FileManager.default.removeItem(at: package.folder.appending(path: mine))
            try package.write("first\nloud\nlast\n", to: voice)
            _ = try bench.beginCheck(of: assignment)
            #expect(try bench.status()?.deleted.map(\.path) == [mine])
            _ = try bench.reset()
        }
        var bench = try Workbench(
            package.catalogue, isForReading: false, note: { _ in },
            now: { MadePackage.date + 60 })
        try bench.start(assignment)
        #expect(try bench.status()?.deleted == [])
    }

    @Test("Start files that are on another branch are looked for there")
    func otherBranch() throws {
        try package.git("branch", "--move", "main")
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        try package.git("switch", "--quiet", "--create", "mine")
        try package.commit("mine")
        #expect(try bench.status()?.otherBranch == nil)
        try package.git("switch", "--quiet", "main")
        let status = try #require(try bench.status())
        #expect(status.branch == "main" && status.otherBranch == "mine")
        let error = #expect(throws: PackageError.self) { try bench.beginCheck(of: assignment) }
        #expect(error?.description.contains("type `git switch mine`") == true)
    }

    @Test("A branch that is older than the start has no work of it")
    func olderBranch() throws {
        try package.git("branch", "--move", "main")
        try package.git("switch", "--quiet", "--create", "old")
        let commit = "GIT_COMMITTER_DATE='@1 +0000' git commit --quiet --allow-empty -m old"
        _ = try Subprocess(["sh", "-c", commit], in: package.folder).run()
        try package.git("switch", "--quiet", "main")
        var bench = try package.bench()
        try bench.start(try bench.assignment("1", in: "MVP"))
        let status = try #require(try bench.status())
        #expect(status.otherBranch == nil)
    }

    static let pass = CheckReport([.build], [.build: .passed])

    static let failure = CheckReport(
        [.build, .tests],
        [
            .build: .passed,
            .tests: .failed(CheckFailure(next: "a", observed: "b", expected: "c", place: "d")),
        ])
}
