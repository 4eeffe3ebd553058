import Foundation
import Testing
import Toolchain
import Trials

@testable import Workshop

@Suite("A command that is killed while it changes files")
struct InterruptionTests {
    private let voice = "Sources/MVP/Voice.swift"
    private let package: MadePackage

    init() throws {
        package = try MadePackage.committed()
        try package.write(
            MadePackage.patch(of: voice, to: "mumbled", preamble: "Fails: new-scenario\n\n")
                + MadePackage.patch(of: "Sources/MVC/Voice.swift", to: "given"),
            to: MadePackage.change + "/start/MVP.patch")
        try package.commit("a start")
    }

    @Test("The next command finishes `start`, and keeps what was edited since")
    func start() throws {
        var bench: Workbench? = try package.bench()
        let assignment = try #require(bench).assignment("1", in: "MVP")
        try bench?.start(assignment)
        try package.git("checkout", "--quiet", ".")
        try package.write("mine\n", to: "Sources/MVC/Voice.swift")
        try killed(&bench, between: "HEAD", and: "louder-MVP")
        var notes: [String] = []
        // What only reads says so, and leaves the rest to the others.
        _ = try Workbench(package.catalogue, isForReading: true) { notes.append($0) }
        #expect(notes.popLast()?.contains("was killed while it changed them") == true)
        #expect(try package.read(voice) == "first\nquiet\nlast\n")
        let next = try Workbench(package.catalogue) { notes.append($0) }
        #expect(notes.count == 1)
        #expect(next.progress.current?.exercise == "louder")
        #expect(next.progress.unfinished == nil)
        #expect(try package.read(voice) == "first\nmumbled\nlast\n")
        #expect(try package.read("Sources/MVC/Voice.swift") == "mine\n")
    }

    @Test("The next command finishes `reset`, and saves nothing twice")
    func reset() throws {
        var bench: Workbench? = try package.bench()
        let assignment = try #require(bench).assignment("1", in: "MVP")
        try bench?.start(assignment)
        try package.write("mine\n", to: "Sources/MVP/Mine.swift")
        _ = try bench?.reset()
        try package.write("mine\n", to: "Sources/MVP/Mine.swift")
        try killed(&bench, between: "saved/louder-MVP/1", and: "HEAD")
        var next = try package.bench()
        #expect(package.folder.lacks("Sources/MVP/Mine.swift"))
        #expect(try next.savedWork().map(\.number) == [1])
        #expect(throws: PackageError.self) { try next.reset() }
        #expect(try next.resume(assignment).saved.number == 1)
    }

    @Test("What begins is recorded before the first file changes")
    func order() throws {
        // Git runs this whenever it writes the file.
        try package.git(
            "config", "filter.spy.smudge", "cp .git/triptych/workshop/progress.json .git/seen; cat")
        try package.write("\(voice) filter=spy\n", to: ".git/info/attributes")
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        let seen = try package.read(".git/seen")
        #expect(seen.contains("unfinished") && seen.contains("louder"))
        #expect(bench.progress.unfinished == nil)
    }

    /// Makes it as if the command had been killed when it had recorded what it does.
    private func killed(_ bench: inout Workbench?, between old: String, and new: String) throws {
        let repository = try GitRepository(of: package.folder)
        var progress = try #require(bench).progress
        progress.unfinished = .init(
            old: repository.kept(old) ?? old, new: repository.kept(new) ?? new)
        bench = nil
        try ProgressFile(of: package.folder).write(progress)
    }
}
