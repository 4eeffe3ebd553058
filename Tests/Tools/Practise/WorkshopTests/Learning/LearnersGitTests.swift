import Foundation
import Testing
import Toolchain

@testable import Workshop

@Suite("What the workshop leaves alone in the learner's git")
struct LearnersGitTests {
    private let voice = "Sources/MVP/Voice.swift"

    @Test("A split index stays readable, also if nobody has used it for weeks")
    func splitIndex() throws {
        let package = try MadePackage.committed()
        try package.git("config", "core.splitIndex", "true")
        try package.git("update-index", "--split-index")
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        for look in [
            { _ = try bench.status() }, { try bench.start(assignment) }, { _ = try bench.reset() },
            { _ = try bench.resume(assignment) },
        ] {
            try package.age(below: ".git")
            try look()
            try package.git("status", "--short")
            if bench.progress.current != nil { try package.write("first\nLOUD\nlast\n", to: voice) }
        }
    }

    @Test("Git's folder has no new file of ours but objects, refs and our own folder")
    func nothingElse() throws {
        let package = try MadePackage.committed()
        try package.git("config", "core.splitIndex", "true")
        let before = try package.gitFiles()
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        try package.write("first\nLOUD\nlast\n", to: voice)
        _ = try bench.reset()
        try package.write("first\nhushed\nlast\n", to: voice)
        try package.commit("update")
        #expect(try bench.resume(assignment).conflicts == [voice])
        let new = try package.gitFiles().subtracting(before)
        let others = new.filter { path in
            !["objects", "refs", "logs", "triptych", "COMMIT_EDITMSG", "index", "sharedindex"]
                .contains(where: path.hasPrefix)
        }
        #expect(others.isEmpty)
    }

    @Test("`git gc` in any work tree keeps what the workshop has saved")
    func collection() throws {
        let package = try MadePackage.committed()
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        try package.write("first\nLOUD\nlast\n", to: voice)
        _ = try bench.reset()
        let other = package.root.path + "-2"
        try package.git("worktree", "add", "--quiet", other)
        defer { try? FileManager.default.removeItem(atPath: other) }
        try package.git("-C", other, "gc", "--quiet", "--prune=now")
        #expect(try bench.resume(assignment).conflicts.isEmpty)
        #expect(try package.read(voice) == "first\nLOUD\nlast\n")
    }
}

extension MadePackage {
    /// The files in git's folder, by their paths.
    fileprivate func gitFiles() throws -> Set<String> {
        let folder = root.appending(path: ".git").path
        return Set(try FileManager.default.subpathsOfDirectory(atPath: folder))
    }

    /// Makes it as if the files in a folder had been written three weeks ago.
    fileprivate func age(below path: String) throws {
        let folder = root.appending(path: path).path
        let date = Date(timeIntervalSinceNow: -21 * 24 * 3600)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
            try FileManager.default.setAttributes(
                [.modificationDate: date], ofItemAtPath: "\(folder)/\(name)")
        }
    }
}
