import ArchitectureList
import ArchitectureRules
import ChangeCost
import Foundation
import NewFeature
import Output
import Subprocesses
import TestSupport
import Testing

@testable import TriptychCommands

@Suite("What changes cost")
struct ChangeCommandTests {
    /// A feature that is added may change the lines that the patches of the changes stand between.
    private static let isAsMade: Bool = {
        let folders = Architecture.all.flatMap { architecture in
            let folder = Program.package.appending(path: architecture.subject.folder).path
            return (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        }
        return Set(folders.filter { !$0.hasSuffix(".swift") }).isSubset(
            of: ["Article", "Base", "Binding", "Feedback", "Home", "Link", "Login", "News"])
    }()

    @Test(
        "Benchmarks/README.md has what the command prints",
        .enabled(if: isAsMade, "there are other features than those that the changes were made for")
    )
    func readme() throws {
        let reading = try CostReading(architectures: Architecture.all)
        #expect(reading.errors.isEmpty)
        let document = try reading.document(on: Terminal())
        let expected = document.markdown.split(separator: "\n").map(String.init)
        let found = try PackageDocument("Benchmarks/README.md").part(named: "the changes")
        #expect(
            found == expected,
            "put what `triptych change --markdown` prints between the lines \"the changes\" of the README"
        )
    }

    @Test(
        "Benchmarks/README.md has tried as many merges as there are",
        .enabled(if: isAsMade, "there are other features than those that the changes were made for")
    )
    func merges() throws {
        let collisions = try CostReading(architectures: Architecture.all)
            .collisions(on: Terminal())
        let count = collisions.table(of: []).markdown.split(separator: "\n")[2]
        let found = try PackageDocument("Benchmarks/README.md").part(named: "the merges")
        #expect(
            found.contains(String(count)),
            "put what `triptych change --collisions --try --markdown` prints between the lines \"the merges\""
        )
    }

    @Test(
        "Benchmarks/README.md has what a new screen costs",
        .enabled(if: isAsMade, "there may be such a screen already")
    )
    func screen() throws {
        let subjects = Architecture.all.subjects
        let feature = try NewFeature(
            FeatureName("Profile"), in: subjects, isAlone: false, package: Program.package)
        let cost = try ScreenCost(of: feature.files, for: subjects, in: Program.package)
        let expected = cost.table.markdown.split(separator: "\n").map(String.init)
        let found = try PackageDocument("Benchmarks/README.md").part(named: "a new screen")
        #expect(
            found == expected,
            "put this between the lines \"a new screen\":\n\(cost.table.markdown)")
    }

    @Test("A change is shown with its figures", .enabled(if: Program.isBuilt))
    func whole() throws {
        let package = try MadeChange()
        let all = try Program.run("change", in: package.folder)
        #expect(all.code == 0)
        #expect(all.errors.isEmpty)
        #expect(all.text.contains("01 paint-twice  1 +1 −0  1 +1 −0  1 +1 −0  1 +1 −0\n"))
        for name in ["1", "01", "paint-twice", "01-PAINT-twice"] {
            let one = try Program.run("change", name, in: package.folder)
            #expect(one.code == 0)
            #expect(one.text.hasPrefix("Paint twice\nMoves: a rule in one role\n"))
        }
        let collisions = try Program.run("change", "--collisions", in: package.folder)
        #expect(collisions.code == 0)
        #expect(collisions.text.hasPrefix("Two changes, merged "))
        #expect(try Program.run("change", "1", "--collisions", in: package.folder).code == 64)
        let page = try Program.run("change", "1", "--diff", "--html", "-", in: package.folder)
        #expect(page.text.contains("<h1>Paint twice</h1>"))
    }

    @Test("A mistyped name is corrected", .enabled(if: Program.isBuilt))
    func mistyped() throws {
        let package = try MadeChange()
        let run = try Program.run("change", "paint-twise", in: package.folder)
        #expect(run.code == 64)
        #expect(
            run.errors.contains("there is no change \"paint-twise\"; did you mean \"paint-twice\"?")
        )
    }

    @Test(
        "A change that is damaged, or does not apply, is named in a line and left out",
        .enabled(if: Program.isBuilt),
        arguments: [
            ("VIPER.patch", "nonsense", "01-paint-twice/VIPER.patch:1: saw no change of a file"),
            (
                "VIPER.patch", MadeChange.patch(of: "Sources/Architectures/VIPER/Nobody.swift"),
                "Sources/Architectures/VIPER/Nobody.swift: No such file or directory"
            ),
        ])
    func damaged(file: String, text: String, message: String) throws {
        let package = try MadeChange()
        try package.write(text, to: "scenarios/changes/01-paint-twice/\(file)")
        let run = try Program.run("change", in: package.folder)
        #expect(run.code == 1)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.errors.split(separator: "\n").count == 1)
        #expect(run.text == "There are no changes in scenarios/changes.\n")
    }
}

/// A package with one file for each architecture, and one change of it.
private final class MadeChange {
    private let workspace: Workspace

    var folder: URL { workspace.folder }

    init() throws {
        workspace = try Workspace()
        try write("", to: "Package.swift")
        let change = "scenarios/changes/01-paint-twice"
        for architecture in Architecture.all {
            let source = "\(architecture.subject.folder)/Painter.swift"
            try write("struct Painter {\n    func paint() {\n    }\n}\n", to: source)
            try write(Self.patch(of: source), to: "\(change)/\(architecture.name).patch")
        }
        for (name, text) in Self.texts { try write(text, to: "\(change)/\(name)") }
    }

    func write(_ text: String, to path: String) throws {
        try workspace.write(text, to: path)
    }

    static func patch(of source: String) -> String {
        """
        diff --git a/\(source) b/\(source)
        --- a/\(source)
        +++ b/\(source)
        @@ -1,4 +1,5 @@
         struct Painter {
             func paint() {
        +        print("twice")
             }
         }

        """
    }

    private static let texts = [
        "README.md": """
        # Paint twice

        - Kind: change
        - Moves: a rule in one role
        - Level: 1 of 3
        - Minutes: 5 (estimated)

        ## The requirement
        Paint twice.
        ## What you learn
        To paint.
        ## Predict before you start
        How often?
        """,
        "hints.md": "## Hint 1\na\n## Hint 2\nb\n## Hint 3\nc\n",
        "teacher.md": "## Questions to discuss\na\n## Common errors\nb\n## On the projector\nc\n",
        "after.feature": "Feature: a\n  Scenario: b\n",
        "wrong/thrice.patch": "Architecture: MVP\nCaught by: tests\n\nThey count badly.\n"
            + patch(of: "Sources/Architectures/MVP/Painter.swift"),
    ]
}
