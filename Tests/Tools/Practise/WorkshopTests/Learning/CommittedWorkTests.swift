import Foundation
import Testing
import Toolchain

@testable import Workshop

@Suite("Work that a learner commits")
struct CommittedWorkTests {
    private let package: MadePackage

    init() throws {
        package = try MadePackage.committed()
    }

    @Test("Work that was committed is saved as well, and can be taken up where it began")
    func commits() throws {
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        let start = try package.git("rev-parse", "HEAD")
        try package.write("first\nLOUD\nlast\n", to: "Sources/MVP/Voice.swift")
        try package.write("mine\n", to: "Sources/MVP/Mine.swift")
        try package.commit("mine")
        try package.write("louder\n", to: "Sources/MVP/Mine.swift")
        let saved = try bench.reset()
        #expect(saved.advice?.hasSuffix("`git switch --create NAME \(start.prefix(10))`") == true)
        #expect(try package.read("Sources/MVP/Mine.swift") == "mine\n")
        // Where the commits are, nothing conflicts.
        #expect(try bench.resume(assignment).conflicts == [])
        #expect(try package.read("Sources/MVP/Mine.swift") == "louder\n")
        _ = try bench.reset()
        #expect(
            try Subprocess(["git", "checkout", "--quiet", "HEAD~1"], in: package.folder).run().code
                == 0)
        #expect(try bench.resume(assignment).conflicts == [])
        #expect(try package.read("Sources/MVP/Voice.swift") == "first\nLOUD\nlast\n")
        #expect(try package.read("Sources/MVP/Mine.swift") == "louder\n")
    }

    @Test(
        "A start that committed work stands in the way of says where to go, and does not blame the author"
    )
    func startAfterCommits() throws {
        var bench = try package.bench()
        let mvp = try bench.assignment("1", in: "MVP")
        try bench.start(mvp)
        try package.git("branch", "--move", "main")
        try package.git("switch", "--quiet", "--create", "mine")
        try package.write("first\nLOUD\nlast\n", to: "Sources/MVP/Voice.swift")
        try package.commit("mine")
        _ = try bench.reset()
        let advice =
            "it has 1 commit that you made during an exercise. To leave it behind, type `git switch main`"
        #expect(try bench.start(bench.assignment("1", in: "MVC")) == advice)
        _ = try bench.reset()
        try package.write(
            MadePackage.patch(
                of: "Sources/MVP/Voice.swift", to: "mumbled", preamble: "Fails: new-scenario\n\n"),
            to: MadePackage.change + "/start/MVP.patch")
        try package.commit("a start")
        // The last exercise was started after the commit.
        var later = try package.bench(isForReading: true)
        let error = #expect(throws: PackageError.self) {
            try later.start(later.assignment("1", in: "MVP"))
        }
        #expect(error?.description.contains("`git switch main`") == true)
    }

    @Test("Work that is taken up on commits of other work says where to go")
    func resumeOnOtherCommits() throws {
        var bench = try package.bench()
        let mvp = try bench.assignment("1", in: "MVP")
        let start = try package.git("rev-parse", "HEAD")
        try bench.start(mvp)
        try package.write("mine\n", to: "Sources/MVP/Mine.swift")
        _ = try bench.reset()
        #expect(try bench.resume(mvp).advice == nil)
        _ = try bench.reset()
        try bench.start(bench.assignment("1", in: "MVC"))
        try package.write("first\nLOUD\nlast\n", to: "Sources/MVC/Voice.swift")
        try package.commit("other work")
        _ = try bench.reset()
        let advice = try bench.resume(mvp).advice
        #expect(advice?.hasSuffix("`git switch --create NAME \(start.prefix(10))`") == true)
        // On the commits that it was saved on there is nothing to say.
        try package.commit("mine")
        _ = try bench.reset()
        #expect(try bench.resume(mvp).advice == nil)
    }

    @Test("What was changed since the start is known with its texts from then, also after a commit")
    func changedFiles() throws {
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        #expect(try bench.changedFiles(of: assignment).isEmpty)
        try package.write("trivial\n", to: MadePackage.feature)
        try FileManager.default.removeItem(
            at: package.folder.appending(path: "Sources/MVP/Voice.swift"))
        try package.commit("mine")
        try package.write("new\n", to: "Sources/MVP/New.swift")
        let given = MadePackage.whole[MadePackage.feature] ?? nil
        #expect(
            try bench.changedFiles(of: assignment) == [
                MadePackage.feature: given, "Sources/MVP/New.swift": nil,
                "Sources/MVP/Voice.swift": "first\nquiet\nlast\n",
            ])
    }
}
