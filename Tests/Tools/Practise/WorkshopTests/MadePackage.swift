import ArchitectureList
import ArchitectureRules
import Foundation
import Testing
import TestSupport
import Toolchain
import Trials

@testable import Workshop

/// A small package, in a folder that is removed after the test.
final class MadePackage {
    static let architectures = ["MVC", "MVP"].map {
        ArchitectureSources(
            name: $0, module: $0, folder: "Sources/\($0)", tests: $0 == "MVC" ? nil : "\($0)Tests")
    }

    /// The root of its repository.
    var root: URL { workspace.folder }
    let folder: URL

    private let workspace: Workspace

    /// - Parameters:
    ///   - files: Texts by path, in place of those of `whole` or in addition; nil leaves one out.
    ///   - place: Where the package is in its repository.
    init(_ files: [String: String?] = [:], at place: String = "") throws {
        workspace = try Workspace()
        folder = place.isEmpty ? workspace.folder : workspace.folder.appending(path: place)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (path, text) in Self.whole.merging(files, uniquingKeysWith: { $1 }) {
            if let text { try write(text, to: path) }
        }
    }

    var catalogue: Catalogue { Catalogue(of: folder, architectures: Self.architectures) }

    func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        // A program that still runs can be replaced, but not changed.
        try Data(text.utf8).write(to: file, options: .atomic)
    }

    func read(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    // MARK: Working in it

    /// The path of the file that the exercise of ``giving()`` gives.
    static let givenFile = "Sources/Tools/Rules.swift"

    /// A package under git whose exercise gives a file of the tools.
    static func giving() throws -> MadePackage {
        let package = try MadePackage([
            ".gitignore": ".build\n.triptych\n", givenFile: "first\nquiet\nlast\n",
            change + "/shared.patch": patch(of: givenFile, to: "strict"),
        ])
        try package.commit("start")
        return package
    }

    /// A package in a repository, with a commit.
    static func committed(at place: String = "") throws -> MadePackage {
        let package = try MadePackage([".gitignore": ".build\n.triptych\n"], at: place)
        try package.commit("start")
        return package
    }

    static let date = Date(timeIntervalSince1970: 1000)

    func bench(isForReading: Bool = false) throws -> Workbench {
        try Workbench(
            catalogue, isForReading: isForReading, note: { _ in }, now: { Self.date })
    }

    func commit(_ message: String) throws {
        // The template would add twenty files that no test looks at.
        if root.lacks(".git") { try git("init", "--quiet", "--template=") }
        try git("add", "--all")
        try git(
            "-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "commit.gpgSign=false", "commit",
            "--quiet", "--message", message)
    }

    /// Makes it as if the last commit had come from another repository.
    func pull() throws {
        try git("update-ref", "refs/remotes/origin/main", "HEAD")
        try git("reflog", "expire", "--expire=now", "--all")
    }

    /// Calls git as a person does, in the root of the repository.
    @discardableResult
    func git(_ words: String...) throws -> String {
        let run = try Subprocess(["git"] + words, in: root).run()
        #expect(run.code == 0, "\(run.errors)")
        return run.text
    }

    // MARK: What is in it

    static let change = "scenarios/changes/01-louder"

    static let feature = change + "/after.feature"

    /// A patch that replaces the second of three lines.
    static func patch(of path: String, to word: String, preamble: String = "") -> String {
        preamble + """
            diff --git a/\(path) b/\(path)
            index 1111111..2222222 100644
            --- a/\(path)
            +++ b/\(path)
            @@ -1,3 +1,3 @@
             first
            -quiet
            +\(word)
             last

            """
    }

    private static let scenarios = "Feature: A\n  Scenario: B\n    Then I am on \"News\"\n"

    /// The documents of an exercise of another kind, in its folder.
    static func documents(of kind: String, in folder: String) -> [String: String?] {
        let texts = ["README.md", "hints.md", "teacher.md"].map { name in
            let text = whole["\(change)/\(name)"] ?? nil
            return (
                "\(folder)/\(name)",
                text?.replacing("Kind: change", with: "Kind: \(kind)")
            )
        }
        return Dictionary(uniqueKeysWithValues: texts)
    }

    /// A package with one change in which nothing is wrong.
    static let whole: [String: String?] = [
        "Package.swift": "// A package\n",
        "scenarios/voice.feature": scenarios,
        "Sources/MVC/Voice.swift": "first\nquiet\nlast\n",
        "Sources/MVP/Voice.swift": "first\nquiet\nlast\n",
        "\(change)/README.md": """
        # Louder

        - Kind: change
        - Moves: a rule in one role
        - Level: 1 of 3
        - Minutes: 15 (estimated)

        ## The requirement
        It is heard.

        ## What you learn
        Where the voice is.

        ## Predict before you start
        How many files?

        """,
        "\(change)/hints.md":
            "## Hint 1\nWho speaks?\n\n## Hint 2\nThe voice.\n\n## Hint 3\nLoud.\n",
        "\(change)/teacher.md": """
        ## Questions to discuss
        1. Who?

        ## Common errors
        None.

        ## On the projector
        The voice.

        ## The predictions
        Two.

        """,
        "\(change)/after.feature": scenarios,
        "\(change)/MVC.patch": patch(of: "Sources/MVC/Voice.swift", to: "loud"),
        "\(change)/MVP.patch": patch(of: "Sources/MVP/Voice.swift", to: "loud"),
        "\(change)/wrong/too-loud.patch": patch(
            of: "Sources/MVP/Voice.swift", to: "shouted",
            preamble: """
                Architecture: MVP
                Caught by: new-scenario
                Reason: I am on

                Louder is not loudest.


                """),
    ]
}
