import Foundation
import Testing
import Toolchain
import Trials

@testable import Workshop

@Suite("Where git can't be used, or must not be")
struct UnusableGitTests {
    private let voice = "Sources/MVP/Voice.swift"

    @Test(
        "In the middle of a merge nothing is reset, checked or restored, and nothing begins"
    )
    func merging() throws {
        let package = try MadePackage.committed()
        try package.git("branch", "theirs")
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        try package.write("first\nLOUD\nlast\n", to: voice)
        // What git writes when a merge has to be finished by hand.
        try package.git("update-ref", "MERGE_HEAD", "theirs")
        for command in [
            { _ = try bench.reset() }, { _ = try bench.start(assignment) },
            { _ = try bench.beginCheck(of: assignment) }, { _ = try bench.restore() },
        ] {
            let error = #expect(throws: PackageError.self) { try command() }
            #expect(error?.description.contains("`git merge --abort`") == true)
        }
        #expect(try package.read(voice) == "first\nLOUD\nlast\n")
    }

    @Test("Why git can't be used is said as it is")
    func refusals() throws {
        let broken = try refusal { package in
            try Data("[".utf8).write(to: package.root.appending(path: ".git/config"))
        }
        #expect(broken.contains("bad config") && !broken.contains("git init"))
        let uncommitted = try refusal { package in
            try FileManager.default.removeItem(at: package.root.appending(path: ".git"))
            try package.git("init", "--quiet")
        }
        #expect(uncommitted.contains("`git add --all . && git commit -m start -- .`"))
        let ignored = try refusal { package in
            try FileManager.default.removeItem(at: package.root.appending(path: ".git"))
            try package.git("init", "--quiet")
            try Data("*\n".utf8).write(to: package.root.appending(path: ".gitignore"))
        }
        #expect(ignored.contains("`git init && git add --all"))
        let lost = try refusal { package in
            let link = package.root.appending(path: ".git")
            try FileManager.default.removeItem(at: link)
            try Data("gitdir: /no/such/folder\n".utf8).write(to: link)
        }
        #expect(lost.contains("/no/such/folder") && !lost.contains("git init"))
    }

    @Test(
        "A repository of somebody else is not trusted, and the command that trusts it is named",
        .enabled(if: geteuid() == 0, "only the superuser can give a folder away"))
    func foreign() throws {
        let foreign = try refusal { #expect(chown($0.root.path, 12345, 12345) == 0) }
        #expect(foreign.contains("another user") && foreign.contains("safe.directory"))
    }

    @Test("Where the index is locked, nothing is begun, and the lock is named")
    func locked() throws {
        let package = try MadePackage.committed(at: "sub")
        var bench = try package.bench()
        try bench.start(try bench.assignment("1", in: "MVP"))
        try package.write("first\nLOUD\nlast\n", to: voice)
        let lock = package.root.appending(path: ".git/index.lock")
        try Data().write(to: lock)
        let before = bench.progress
        let error = #expect(throws: PackageError.self) { try bench.reset() }
        #expect(error?.description.contains(".git/index.lock is in the way") == true)
        #expect(bench.progress == before)
        #expect(try package.read(voice) == "first\nLOUD\nlast\n")
        try FileManager.default.removeItem(at: lock)
        #expect(try bench.reset().saved?.number == 1)
    }

    /// What is said of a package after a change that keeps git from working.
    private func refusal(_ change: (MadePackage) throws -> Void) throws -> String {
        let package = try MadePackage.committed(at: "sub")
        try change(package)
        let error = #expect(throws: PackageError.self) { try GitRepository(of: package.folder) }
        return error?.description ?? ""
    }
}
