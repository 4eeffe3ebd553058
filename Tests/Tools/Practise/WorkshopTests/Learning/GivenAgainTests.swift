import Foundation
import Testing
import Toolchain
import Trials

@testable import Workshop

@Suite("What was given and is missing")
struct GivenAgainTests {
    private let voice = "Sources/MVP/Voice.swift"
    private let rules = MadePackage.givenFile
    private let package: MadePackage

    init() throws {
        package = try .giving()
    }

    @Test("After `git checkout .` it is named, and one command brings it back, and the work stays")
    func checkout() throws {
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        #expect(try bench.missingFiles(of: assignment) == [])
        try package.git("checkout", "--quiet", ".")
        try package.write("first\nLOUD\nlast\n", to: voice)
        #expect(try bench.missingFiles(of: assignment) == [rules])
        let status = try #require(try bench.status())
        #expect(status.given == [] && status.missing == [rules] && status.own == [voice])
        let restored = try bench.restore()
        #expect(restored.paths == [rules])
        #expect(restored.saved?.number == 1)
        #expect(try package.read(rules) == "first\nstrict\nlast\n")
        #expect(try package.read(voice) == "first\nLOUD\nlast\n")
        #expect(try bench.restore().paths == [])
        #expect(try bench.status()?.missing == [])
    }

    @Test(
        "After a stash and `restore`, the printed commands bring the work back",
        arguments: [["--quiet"], ["--quiet", "--include-untracked"]])
    func stashed(options: [String]) throws {
        let example = "Sources/Tools/Example.swift"
        try package.write(
            MadePackage.patch(of: rules, to: "strict") + """
                diff --git a/\(example) b/\(example)
                new file mode 100644
                --- /dev/null
                +++ b/\(example)
                @@ -0,0 +1 @@
                +given

                """, to: MadePackage.change + "/shared.patch")
        try package.commit("a new start file")
        var bench = try package.bench()
        try bench.start(try bench.assignment("1", in: "MVP"))
        #expect(try bench.commandsToReturn(afterRestoring: [rules], with: bench.status()) == [])
        try package.write("first\nLOUD\nlast\n", to: voice)
        _ = try Subprocess(["git", "stash"] + options, in: package.folder).run()
        let paths = try bench.restore().paths
        #expect(paths == (options.count > 1 ? [example, rules] : [rules]))
        try run(bench.commandsToReturn(afterRestoring: paths, with: bench.status()))
        #expect(try package.read(voice) == "first\nLOUD\nlast\n")
        #expect(try package.read(rules) == "first\nstrict\nlast\n")
        #expect(try package.read(example) == "given\n")
    }

    @Test("Work in a stash that was made on another branch comes back there")
    func stashedOnBranch() throws {
        try package.git("branch", "--move", "main")
        var bench = try package.bench()
        try bench.start(try bench.assignment("1", in: "MVP"))
        try package.git("switch", "--quiet", "--create", "mine")
        try package.write("first\nloud\nlast\n", to: voice)
        try package.commit("mine")
        try package.write("first\nLOUD\nlast\n", to: voice)
        try package.git("stash", "--quiet")
        try package.git("switch", "--quiet", "main")
        let paths = try bench.restore().paths
        let commands = try bench.commandsToReturn(afterRestoring: paths, with: bench.status())
        #expect(commands == ["git checkout .", "git switch mine", "git stash pop"])
        try run(commands)
        #expect(try package.read(voice) == "first\nLOUD\nlast\n")
        try package.write("first\nLouder\nlast\n", to: voice)
        #expect(try bench.commandsToReturn(afterRestoring: [rules], with: bench.status()) == [])
    }

    private func run(_ commands: [String]) throws {
        for command in commands {
            let run = try Subprocess(["sh", "-c", command], in: package.folder).run()
            #expect(run.code == 0, "\(command): \(run.errors)")
        }
    }

    @Test("Taken up without it, it can be brought back as well")
    func resumed() throws {
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        try package.git("checkout", "--quiet", ".")
        try package.write("first\nLOUD\nlast\n", to: voice)
        _ = try bench.reset()
        _ = try bench.resume(assignment)
        #expect(try bench.missingFiles(of: assignment) == [rules])
        _ = try bench.restore()
        #expect(try package.read(rules) == "first\nstrict\nlast\n")
    }

    @Test("A file that decides what passes is brought back, and what was written there is saved")
    func changed() throws {
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        try package.write("lax\n", to: rules)
        #expect(try bench.restore().paths == [rules])
        #expect(try package.read(rules) == "first\nstrict\nlast\n")
        #expect(
            try package.git("show", "refs/triptych/main/saved/louder-MVP/1:" + rules) == "lax\n"
        )
    }

    @Test("A fault that was planted is mended by putting the file back, and is not missing")
    func mended() throws {
        try package.write(
            MadePackage.patch(of: voice, to: "mumbled", preamble: "Fails: new-scenario\n\n"),
            to: MadePackage.change + "/start/MVP.patch")
        try package.write(
            MadePackage.patch(of: voice, to: "quiet").replacing("-quiet", with: "-mumbled"),
            to: MadePackage.change + "/MVP.patch")
        try package.commit("a start")
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        try package.write("first\nquiet\nlast\n", to: voice)
        #expect(try bench.missingFiles(of: assignment) == [])
    }

    @Test(
        "The fault of a hunt that is undone is mended, also where the solution mends it in another way"
    )
    func undoneHunt() throws {
        let folder = "scenarios/exercises/21-listen"
        for (path, text) in MadePackage.documents(of: "hunt", in: folder) {
            try package.write(text ?? "", to: path)
        }
        let fault = "Fails: leaks\n\n" + MadePackage.patch(of: voice, to: "mumbled")
        try package.write(fault, to: "\(folder)/start/MVP.patch")
        try package.write(
            MadePackage.patch(of: voice, to: "clear").replacing("-quiet", with: "-mumbled"),
            to: "\(folder)/MVP.patch")
        try package.commit("a hunt")
        var bench = try package.bench()
        let assignment = try bench.assignment("listen", in: "MVP")
        try bench.start(assignment)
        try package.git("checkout", "--quiet", ".")
        #expect(try bench.missingFiles(of: assignment) == [])
    }

    @Test("Tests that were given to be moved, and are gone, are missing")
    func movedTests() throws {
        func file(at path: String, isNew: Bool) -> String {
            """
            diff --git a/\(path) b/\(path)
            \(isNew ? "new" : "deleted") file mode 100644
            --- \(isNew ? "/dev/null" : "a/\(path)")
            +++ \(isNew ? "b/\(path)" : "/dev/null")
            @@ \(isNew ? "-0,0 +1" : "-1 +0,0") @@
            \(isNew ? "+" : "-")a test

            """
        }
        let (given, target) = ("Tests/Given/A.swift", "Tests/Architectures/MVPTests/A.swift")
        try package.write(file(at: given, isNew: true), to: MadePackage.change + "/shared.patch")
        try package.write(
            MadePackage.patch(of: voice, to: "loud") + file(at: given, isNew: false)
                + file(at: target, isNew: true), to: MadePackage.change + "/MVP.patch")
        try package.commit("tests to be moved")
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        try FileManager.default.removeItem(at: package.folder.appending(path: given))
        #expect(try bench.missingFiles(of: assignment) == [given])
        try package.write("a test\n", to: target)
        #expect(try bench.missingFiles(of: assignment) == [])
    }

    @Test("The check says it before it builds anything")
    func check() throws {
        var tools = MadeTools()
        tools.build = "echo built; exit 1"
        let report = try tools.report(missing: [rules, "prediction.md"])
        let failure = try #require(report.failures.first?.failure)
        #expect(report.failures.map(\.check) == [.given])
        #expect(failure.next.contains("`swift run workshop restore`"))
        #expect(failure.observed == "\(rules) is as it was before `start`, or gone")
        #expect(failure.details == "prediction.md")
        let changed = try tools.report(changes: ["Package.swift": "before"])
        #expect(changed.failures.map(\.check) == [.given])
    }

    @Test("A new file in what all architectures share is refused, and a new double is not")
    func newShared() throws {
        let toolkit = "Sources/Shared/PocketUI/Button+Ready.swift"
        let double = "Tests/Architectures/ServiceDoubles/Spy.swift"
        let failures = try MadeTools().report(changes: [toolkit: nil, double: nil]).failures
        #expect(failures.map(\.failure.observed) == ["\(toolkit) is new"])
    }

    @Test(
        "What all architectures share must be as it was given",
        arguments: [
            ("Package.swift", true), ("Sources/Shared/PocketUI/Person.swift", true),
            ("Tests/Architectures/ServiceDoubles/Stubs.swift", true),
            ("Sources/Tools/.#Rules.swift", false), ("Sources/MVP/Voice.swift", false),
            ("Tests/Architectures/MVPTests/A.swift", false),
        ])
    func guarded(path: String, isGuarded: Bool) throws {
        let report = try MadeTools().report(changes: [path: "before"])
        #expect(report.failures.map(\.check) == (isGuarded ? [.given] : []))
    }
}
