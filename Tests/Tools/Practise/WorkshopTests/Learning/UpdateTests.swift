import Foundation
import Testing

@testable import Workshop

@Suite("An update of the package while somebody works")
struct UpdateTests {
    private let voice = "Sources/MVP/Voice.swift"
    private let rules = MadePackage.givenFile
    private let package: MadePackage

    init() throws {
        package = try .giving()
        try package.pull()
    }

    @Test("Work that is taken up differs only in what the learner has changed")
    func resume() throws {
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        try package.write("first\nLOUD\nlast\n", to: voice)
        _ = try bench.reset()
        try update()
        let resumed = try bench.resume(assignment)
        #expect(resumed.conflicts.isEmpty && resumed.advice == nil)
        #expect(try package.read(rules) == "a comment\nfirst\nstrict\nlast\n")
        #expect(try bench.changedFiles(of: assignment) == [voice: "first\nquiet\nlast\n"])
        // Taken up a second time, it is the same.
        _ = try bench.reset()
        #expect(try bench.resume(assignment).conflicts.isEmpty)
        #expect(try bench.changedFiles(of: assignment).keys.sorted() == [voice])
    }

    @Test(
        "If what is given has changed, the learner gets the new files, and has changed none of them"
    )
    func givenOtherwise() throws {
        var bench = try package.bench()
        try bench.start(bench.assignment("1", in: "MVP"))
        try package.write("first\nLOUD\nlast\n", to: voice)
        _ = try bench.reset()
        try package.write(
            MadePackage.patch(of: rules, to: "stricter"), to: MadePackage.change + "/shared.patch")
        try update()
        bench = try package.bench(isForReading: true)
        let assignment = try bench.assignment("1", in: "MVP")
        #expect(try bench.resume(assignment).conflicts.isEmpty)
        #expect(try package.read(rules) == "a comment\nfirst\nstricter\nlast\n")
        #expect(try bench.changedFiles(of: assignment).keys.sorted() == [voice])
    }

    @Test("A pull during the work is no change of the learner's, and nobody is sent back behind it")
    func pull() throws {
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        try package.write("first\nLOUD\nlast\n", to: voice)
        try package.write("more\n", to: "Sources/Tools/More.swift")
        try package.git("add", "Sources/Tools/More.swift")
        try package.git(
            "-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "--quiet", "-m", "update")
        try package.pull()
        #expect(try bench.changedFiles(of: assignment).keys.sorted() == [voice])
        let ending = try bench.reset()
        #expect(ending.advice == nil)
        #expect(try bench.resume(assignment).conflicts.isEmpty)
        #expect(try bench.changedFiles(of: assignment).keys.sorted() == [voice])
    }

    @Test(
        "What was resolved after an update is saved as other work, also if the files are the same")
    func resolved() throws {
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        try package.write("first\nLOUD\nlast\n", to: voice)
        _ = try bench.reset()
        try package.write("first\nlouder\nlast\n", to: voice)
        try package.commit("update")
        try package.pull()
        #expect(try bench.resume(assignment).conflicts == [voice])
        try package.write("first\nLOUD\nlast\n", to: voice)
        #expect(try bench.reset().saved?.number == 2)
        #expect(try bench.resume(assignment).conflicts == [])
        #expect(try package.read(voice) == "first\nLOUD\nlast\n")
        #expect(try bench.reset().saved?.number == 2)
    }

    @Test("On a branch that follows no other, an update is no change of the learner's either")
    func branchOfOwn() throws {
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try package.git("switch", "--quiet", "--create", "mine")
        try bench.start(assignment)
        try package.write("first\nLOUD\nlast\n", to: voice)
        try package.git("stash", "--quiet")
        try update()
        try package.git("stash", "pop", "--quiet")
        #expect(try bench.changedFiles(of: assignment).keys.sorted() == [voice])
        #expect(try bench.reset().advice == nil)
        #expect(try bench.resume(assignment).advice == nil)
    }

    @Test("Of an update and a commit of the learner's, only the commit is named")
    func updateAndCommit() throws {
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        _ = try bench.reset()
        try update()
        try package.write("first\nLOUD\nlast\n", to: voice)
        try package.commit("mine")
        // A learner may publish the commit.
        try package.git("update-ref", "refs/remotes/origin/mine", "HEAD")
        #expect(try bench.start(assignment)?.hasPrefix("it has 1 commit that you made") == true)
    }

    private func update() throws {
        try package.write("a comment\nfirst\nquiet\nlast\n", to: rules)
        try package.commit("update")
        try package.pull()
    }
}
