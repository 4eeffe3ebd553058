import ArchitectureList
import Console
import Foundation
import Pages
import Testing
import Toolchain
import Trials

@testable import Workshop

@Suite("A learner's work")
struct WorkbenchTests {
    private let package: MadePackage

    init() throws {
        package = try MadePackage.committed()
    }

    @Test("Work that is reset is saved, and can be taken up again")
    func resetAndResume() throws {
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        try package.write("first\nLOUD\nlast\n", to: "Sources/MVP/Voice.swift")
        try package.write("mine\n", to: "Sources/MVP/Mine.swift")
        let saved = try bench.reset()
        let work = saved.work
        #expect(saved.advice == nil)
        #expect(saved.saved?.number == 1)
        #expect(work.exercise == "louder")
        #expect(try package.read("Sources/MVP/Voice.swift") == "first\nquiet\nlast\n")
        #expect(package.folder.lacks("Sources/MVP/Mine.swift"))
        // The package is updated meanwhile.
        try package.write("more\nfirst\nquiet\nlast\n", to: "Sources/MVP/Voice.swift")
        try package.commit("update")
        let resumed = try bench.resume(assignment)
        #expect(resumed.conflicts.isEmpty)
        #expect(try package.read("Sources/MVP/Voice.swift") == "more\nfirst\nLOUD\nlast\n")
        #expect(try package.read("Sources/MVP/Mine.swift") == "mine\n")
        #expect(bench.progress.current == work)
    }

    @Test("An update that contradicts the work leaves marks of the conflict")
    func conflict() throws {
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        try package.write("first\nLOUD\nlast\n", to: "Sources/MVP/Voice.swift")
        _ = try bench.reset()
        try package.write("first\nhushed\nlast\n", to: "Sources/MVP/Voice.swift")
        try package.commit("update")
        let resumed = try bench.resume(assignment)
        #expect(resumed.conflicts == ["Sources/MVP/Voice.swift"])
        let text = try package.read("Sources/MVP/Voice.swift")
        #expect(text.contains("LOUD") && text.contains("hushed"))
    }

    @Test("A tree with changes is not touched")
    func dirty() throws {
        try package.write("mine\n", to: "notes.txt")
        var bench = try package.bench()
        let error = #expect(throws: PackageError.self) {
            try bench.start(bench.assignment("1", in: "MVP"))
        }
        #expect(
            error?.description
                == "the work tree has changes (notes.txt); commit the changes, or stash them with `git "
                + "stash --include-untracked`")
        #expect(throws: PackageError.self) { try bench.reset() }
        #expect(try package.read("notes.txt") == "mine\n")
    }

    @Test("A start is applied, and what is given is no part of the learner's own work")
    func given() throws {
        let (bench, assignment) = try startedWithFault()
        #expect(try package.read("Sources/MVP/Voice.swift") == "first\nmumbled\nlast\n")
        #expect(try bench.ownPatch(of: assignment) == nil)
        try package.write("first\nloud\nlast\n", to: "Sources/MVP/Voice.swift")
        let own = try #require(try bench.ownPatch(of: assignment))
        #expect(own.files.map(\.path) == ["Sources/MVP/Voice.swift"])
        #expect(own.files.first?.hunks.first?.contains(.init(.removed, "mumbled")) == true)
    }

    @Test("A hunt that ends with the files as they were before is saved, and said to be so")
    func mendedAsBefore() throws {
        let (folder, voice) = ("scenarios/exercises/21-listen", "Sources/MVP/Voice.swift")
        for (path, text) in MadePackage.documents(of: "hunt", in: folder) {
            try package.write(text ?? "", to: path)
        }
        let fault = MadePackage.patch(of: voice, to: "mumbled")
        try package.write("Fails: leaks\n\n" + fault, to: "\(folder)/start/MVP.patch")
        try package.write(
            MadePackage.patch(of: voice, to: "quiet").replacing("-quiet", with: "-mumbled"),
            to: "\(folder)/MVP.patch")
        try package.commit("a hunt")
        var bench = try package.bench()
        let assignment = try bench.assignment("listen", in: "MVP")
        try bench.start(assignment)
        #expect(try bench.reset().saved == nil)
        try bench.start(assignment)
        try package.write("first\nquiet\nlast\n", to: voice)
        let saved = try #require(try bench.reset().saved)
        #expect(try bench.isAsBefore(saved))
        let own = try #require(try bench.ownPatch(of: assignment))
        #expect(own.files.map(\.path) == [voice])
        #expect(try bench.resume(assignment).conflicts.isEmpty)
        #expect(try package.read(voice) == "first\nquiet\nlast\n")
    }

    @Test(
        "Where the work is in a stash, the files from before the start are not saved as newer work")
    func stashed() throws {
        let (started, assignment) = try startedWithFault()
        var bench = started
        try package.write("first\nloud\nlast\n", to: "Sources/MVP/Voice.swift")
        #expect(try bench.reset().saved?.number == 1)
        #expect(try bench.resume(assignment).saved.number == 1)
        try package.git("stash", "--include-untracked", "--quiet")
        #expect(try bench.reset().saved == nil)
        #expect(try bench.lastSaved(on: assignment.work)?.number == 1)
    }

    @Test("A start that no longer applies changes nothing")
    func startThatDoesNotApply() throws {
        try package.write(
            MadePackage.patch(
                of: "Sources/MVP/Voice.swift", to: "a", preamble: "Fails: new-scenario\n\n"
            ).replacing("-quiet", with: "-silent"), to: MadePackage.change + "/start/MVP.patch")
        try package.commit("a start")
        var bench = try package.bench()
        #expect(throws: FileError.self) {
            try bench.start(bench.assignment("1", in: "MVP"))
        }
        #expect(bench.progress.current == nil)
        #expect(try GitRepository(of: package.folder).changedPaths() == [])
    }

    @Test("Hints come one at a time, and what passed is remembered")
    func progress() throws {
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        #expect(throws: PackageError.self) { try bench.nextHint(of: assignment) }
        try bench.start(assignment)
        for number in [1, 2, 3, 3] {
            #expect(try bench.nextHint(of: assignment).number == number)
            try bench.recordHint(number, of: assignment)
        }
        try bench.record(CheckReport([.build], [.build: .passed]), of: assignment)
        let entry = try #require(try package.bench(isForReading: true).progress.entries.first)
        #expect(entry.hints == 3)
        #expect(entry.checks == 1)
        #expect(entry.passed == MadePackage.date)
    }

    @Test("The exercise and the architecture are those of the work tree, unless they are named")
    func work() throws {
        var bench = try package.bench()
        #expect(throws: PackageError.self) { try bench.assignment(nil, in: nil) }
        let usual = try bench.assignment("1", in: nil)
        #expect(usual.subject.name == "MVP")
        #expect(usual.reason == "it is the first one with unit tests")
        try bench.start(bench.assignment("1", in: "MVC"))
        #expect(try bench.assignment(nil, in: nil).title == "01-louder in MVC")
        _ = try bench.reset()
        #expect(
            try bench.assignment("1", in: nil).reason == "you last worked on this exercise there")
        let hunt = "scenarios/exercises/21-listen"
        for (path, text) in MadePackage.documents(of: "hunt", in: hunt) {
            try package.write(text ?? "", to: path)
        }
        let fault = MadePackage.patch(of: "Sources/MVC/Voice.swift", to: "hoarse")
        try package.write("Fails: leaks\n\n" + fault, to: hunt + "/start/MVC.patch")
        try package.write(fault, to: hunt + "/MVC.patch")
        let only = try package.bench(isForReading: true).assignment("21", in: nil)
        #expect(only.subject.name == "MVC" && only.reason == nil)
    }

    @Test(
        "An exercise that is not started can't be checked, and one that is can be in any architecture"
    )
    func notStarted() throws {
        var bench = try package.bench()
        let mvp = try bench.assignment("1", in: "MVP")
        let error = #expect(throws: PackageError.self) { try bench.expectStarted(mvp) }
        #expect(
            error?.description
                == "01-louder is not started: no exercise is; `swift run workshop start 1` starts it"
        )
        try bench.start(bench.assignment("1", in: "MVC"))
        try bench.expectStarted(mvp)
    }

    @Test("What passes in another architecture than the one that was started is remembered too")
    func passesElsewhere() throws {
        var bench = try package.bench()
        let other = try bench.assignment("1", in: "MVP")
        try bench.start(bench.assignment("1", in: "MVC"))
        try bench.record(CheckReport([.build], [.build: .passed]), of: other)
        #expect(bench.progress[other.work]?.passed == MadePackage.date)
        #expect(try bench.assignment(nil, in: nil).subject.name == "MVC")
    }

    @Test("Without git it says what to do")
    func noRepository() throws {
        let package = try MadePackage()
        var bench = try Workbench(package.catalogue) { _ in }
        let error = #expect(throws: PackageError.self) {
            try bench.start(bench.assignment("1", in: "MVP"))
        }
        #expect(error?.description.contains("git init") == true)
    }

    /// A workbench on which an exercise is started that gives a faulty source.
    private func startedWithFault() throws -> (bench: Workbench, assignment: Assignment) {
        try package.write(
            MadePackage.patch(
                of: "Sources/MVP/Voice.swift", to: "mumbled", preamble: "Fails: new-scenario\n\n"),
            to: MadePackage.change + "/start/MVP.patch")
        try package.commit("a start")
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        return (bench, assignment)
    }
}
