import Foundation
import Testing
import Toolchain
import Trials

@testable import Workshop

@Suite("Repositories of any kind", .timeLimit(.minutes(10)))
struct RepositoryTests {
    private let voice = "Sources/MVP/Voice.swift"

    @Test(
        "Work comes back as it was, byte by byte, wherever the package is and whatever the settings",
        arguments: ["", "sub folder/é"])
    func bytes(place: String) throws {
        let package = try MadePackage.hostile(at: place)
        // It would be a change of the package if that were the whole repository.
        let outside = package.root.appending(path: place.isEmpty ? ".git/mine" : "mine")
        try Data("mine\n".utf8).write(to: outside)
        let work = [
            voice: Data("first  \nLOUD\t\nlast\n\n".utf8),
            "Sources/MVP/é a.swift": Data([0x2f, 0x2f, 0xe9, 0xff, 0x0a]),
            "Sources/MVP/Binary.dat": Data([0, 1, 2, 0x0d, 0x0a, 0xff]),
            "Sources/MVP/Lines.swift": Data("of\r\ntwo\nkinds\r\n".utf8),
        ]
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        for (path, data) in work { try data.write(to: package.folder.appending(path: path)) }
        #expect(try bench.reset().saved?.number == 1)
        #expect(try package.read(voice) == "first\nquiet\nlast\n")
        #expect(package.folder.lacks("Sources/MVP/Binary.dat"))
        #expect(try bench.resume(assignment).conflicts.isEmpty)
        for (path, data) in work {
            #expect(FileManager.default.contents(atPath: package.folder.path + "/" + path) == data)
        }
        // What is saved already is not saved again.
        #expect(try bench.reset().saved?.number == 1)
        #expect(try bench.savedWork().count == 1)
        #expect(try bench.ownPatch(of: assignment).map { Set($0.paths) } == Set(work.keys))
        #expect(FileManager.default.contents(atPath: outside.path) == Data("mine\n".utf8))
    }

    @Test("`git clean -fdx` loses no work and no progress, and each saved work can be taken up")
    func clean() throws {
        let package = try MadePackage.committed(at: "sub")
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        for word in ["loud", "LOUD"] {
            try bench.start(assignment)
            try package.write("first\n\(word)\nlast\n", to: voice)
            _ = try bench.reset()
        }
        try bench.start(assignment)
        #expect(try bench.reset().saved == nil)
        let progress = bench.progress
        try package.git("clean", "-fdxq")
        bench = try package.bench(isForReading: true)
        #expect(bench.progress == progress)
        #expect(try bench.savedWork().map(\.number) == [1, 2])
        #expect(try bench.savedWork().allSatisfy { $0.date == MadePackage.date })
        #expect(try bench.resume(assignment, number: 1).saved.number == 1)
        #expect(try package.read(voice) == "first\nloud\nlast\n")
        _ = try bench.reset()
        // What was put away last comes first, also if it is an older one.
        #expect(try bench.resume(assignment).saved.number == 3)
        _ = try bench.reset()
        let elsewhere = #expect(throws: PackageError.self) {
            try bench.resume(bench.assignment("1", in: "MVC"))
        }
        #expect(elsewhere?.description.hasSuffix("there is some with --architecture MVP") == true)
        let error = #expect(throws: PackageError.self) {
            try bench.resume(assignment, number: 4)
        }
        #expect(error?.description.contains("`swift run workshop saved` lists the numbers") == true)
    }

    @Test(
        "Numbers of saved work only grow, whatever the clock says, and the last number is the last work"
    )
    func numbers() throws {
        let package = try MadePackage.committed()
        for (number, date) in [2000.0, 3000, 1000].enumerated() {
            var bench = try Workbench(package.catalogue) { _ in
            } now: {
                Date(timeIntervalSince1970: date)
            }
            try bench.start(bench.assignment("1", in: "MVP"))
            try package.write("first\n\(date)\nlast\n", to: voice)
            #expect(try bench.reset().saved?.number == number + 1)
        }
        let repository = try GitRepository(of: package.folder)
        #expect(try repository.savedWork().map(\.number) == [1, 2, 3])
        #expect(throws: (any Error).self) {
            try repository.keep("HEAD", as: "saved/louder-MVP/2", isNew: true)
        }
    }

    @Test("A linked work tree has work of its own, which `git worktree remove` does not delete")
    func linked() throws {
        let package = try MadePackage.committed()
        let other = package.root.path + "-2"
        defer { try? FileManager.default.removeItem(atPath: other) }
        func bench() throws -> Workbench {
            try package.git("worktree", "add", "--quiet", "--force", other)
            let catalogue = Catalogue(
                of: URL(fileURLWithPath: other), architectures: MadePackage.architectures)
            return try Workbench(catalogue) { _ in }
        }
        var first = try bench()
        try first.start(first.assignment("1", in: "MVP"))
        try Data("mine\n".utf8).write(to: URL(fileURLWithPath: "\(other)/\(voice)"))
        _ = try first.reset()
        #expect(try package.bench(isForReading: true).savedWork().isEmpty)
        try package.git("worktree", "remove", "--force", other)
        var second = try bench()
        _ = try second.resume(second.assignment("1", in: "MVP"))
        let text = try String(contentsOfFile: "\(other)/\(voice)", encoding: .utf8)
        #expect(text == "mine\n")
    }

    @Test("Two packages of a repository have work of their own")
    func two() throws {
        let first = try MadePackage.committed(at: "a")
        let second = first.root.appending(path: "b")
        try FileManager.default.copyItem(at: first.folder, to: second)
        try first.commit("second")
        var bench = try first.bench()
        try bench.start(bench.assignment("1", in: "MVP"))
        let catalogue = Catalogue(of: second, architectures: MadePackage.architectures)
        let other = try Workbench(catalogue) { _ in }
        #expect(other.progress == LearningProgress())
        #expect(try GitRepository(of: second).changedPaths().isEmpty)
    }

    @Test("A repository within the work tree is left alone, and blocks nothing")
    func nested() throws {
        let package = try MadePackage.committed(at: "sub")
        for folder in ["Sources/MVP", "with commit", "without"] {
            try package.write("theirs\n", to: "\(folder)/Theirs.swift")
            try package.git("init", "--quiet", "sub/\(folder)")
        }
        let script = "git add -A && git -c user.name=A -c user.email=a@b.c commit -qm theirs"
        let inner = package.folder.appending(path: "with commit")
        #expect(try Subprocess(["sh", "-c", script], in: inner).run().code == 0)
        try FileManager.default.removeItem(
            at: package.folder.appending(path: "Sources/MVP/Theirs.swift"))
        var bench = try package.bench()
        // Git sees no repository in a folder of which it knows a file.
        #expect(try bench.otherRepositories() == ["with commit/", "without/"])
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        try package.write("first\nLOUD\nlast\n", to: voice)
        #expect(try bench.reset().saved != nil)
        #expect(try package.read(voice) == "first\nquiet\nlast\n")
        #expect(try bench.resume(assignment).conflicts.isEmpty)
        #expect(try package.read(voice) == "first\nLOUD\nlast\n")
        #expect(try package.read("with commit/Theirs.swift") == "theirs\n")
        #expect(try package.read("without/Theirs.swift") == "theirs\n")
    }

    @Test("Work on a file that an update has removed comes back, as a conflict")
    func removedMeanwhile() throws {
        let package = try MadePackage.committed(at: "sub")
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        try package.write("first\nLOUD\nlast\n", to: voice)
        try package.write("mine\n", to: "Sources/MVP/Mine.swift")
        _ = try bench.reset()
        try FileManager.default.removeItem(at: package.folder.appending(path: voice))
        try package.commit("update")
        #expect(try bench.resume(assignment).conflicts == [voice])
        #expect(try package.read(voice) == "first\nLOUD\nlast\n")
        #expect(try package.read("Sources/MVP/Mine.swift") == "mine\n")
    }

    @Test("What a sparse checkout leaves out is no change, and no deletion of the learner")
    func sparse() throws {
        let package = try MadePackage(["Hidden/a.txt": "a\n"])
        try package.commit("start")
        try package.git("sparse-checkout", "set", "Sources", "scenarios")
        #expect(package.folder.lacks("Hidden/a.txt"))
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        try package.write("first\nLOUD\nlast\n", to: voice)
        _ = try bench.reset()
        #expect(try bench.ownPatch(of: assignment)?.paths == [voice])
        #expect(package.folder.lacks("Hidden/a.txt"))
    }

    @Test("With the attributes of this package, core.autocrlf makes no difference")
    func attributes() throws {
        let package = try MadePackage([
            ".gitattributes": MadePackage.attributes(), "a.patch": "+a\r\n",
        ])
        try package.commit("start")
        try package.git("-c", "core.autocrlf=true", "clone", "--quiet", ".", "clone")
        #expect(try package.read("clone/Package.swift") == "// A package\n")
        #expect(try package.read("clone/a.patch") == "+a\r\n")
    }
}

extension MadePackage {
    fileprivate static func attributes() throws -> String {
        let root = try PackageFolder.find(with: ["scenarios"], around: #filePath)
        return try String(contentsOf: root.appending(path: ".gitattributes"), encoding: .utf8)
    }

    /// A package with the attributes of this one, in a repository with settings that change what git reads and writes.
    static func hostile(at place: String) throws -> MadePackage {
        let package = try committed(at: place)
        try package.write(attributes(), to: ".gitattributes")
        try package.commit("attributes")
        let crlf = package.root.appending(path: ".git/attributes-of-user")
        try Data("* text=auto eol=crlf\n".utf8).write(to: crlf)
        try package.git("config", "core.attributesFile", crlf.path)
        let hook = package.root.appending(path: ".git/hooks/post-checkout")
        try FileManager.default.createDirectory(
            at: hook.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("#!/bin/sh\nexit 1\n".utf8).write(to: hook)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook.path)
        for (name, value) in [
            ("core.autocrlf", "true"), ("core.safecrlf", "true"), ("apply.whitespace", "fix"),
            ("apply.ignoreWhitespace", "change"), ("diff.context", "0"), ("diff.noprefix", "true"),
            ("diff.external", "false"), ("color.ui", "always"), ("commit.gpgSign", "true"),
            ("merge.conflictStyle", "diff3"), ("status.showUntrackedFiles", "no"),
            ("user.useConfigOnly", "true"),
        ] {
            try package.git("config", name, value)
        }
        return package
    }
}
