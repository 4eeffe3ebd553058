import ArchitectureList
import Foundation
import Testing
import TestSupport
import Toolchain

@Suite("What changes cost")
struct ChangeCommandTests {
    @Test("A change is shown with its figures", .enabled(if: Programs.areBuilt))
    func whole() throws {
        let package = try MadeChange()
        let all = try Programs.run("change", in: package.folder)
        #expect(all.code == 0)
        #expect(all.errors.isEmpty)
        #expect(all.text.contains("01 paint-twice  1 +1 −0  1 +1 −0  1 +1 −0  1 +1 −0\n"))
        for name in ["1", "01", "paint-twice", "01-PAINT-twice"] {
            let one = try Programs.run("change", name, in: package.folder)
            #expect(one.code == 0)
            #expect(one.text.hasPrefix("Paint twice\nMoves: a rule in one role\n"))
        }
        let collisions = try Programs.run("change", "--collisions", in: package.folder)
        #expect(collisions.code == 0)
        #expect(collisions.text.hasPrefix("Two changes, merged "))
        #expect(try Programs.run("change", "1", "--collisions", in: package.folder).code == 64)
        let page = try Programs.run("change", "1", "--diff", "--html", "-", in: package.folder)
        #expect(page.text.contains("<h1>Paint twice</h1>"))
    }

    @Test(
        "Solutions in a variant have a table and a column of their own",
        .enabled(if: Programs.areBuilt))
    func variant() throws {
        let package = try MadeChange()
        let before = try Programs.run("change", in: package.folder)
        #expect(!before.text.contains("MVI"))
        try package.make(in: try #require(Architecture.variants.named("MVI").first))
        let all = try Programs.run("change", in: package.folder)
        #expect(all.code == 0, "\(all.errors)")
        #expect(all.text.contains("01 paint-twice  1 +1 −0  1 +1 −0  1 +1 −0  1 +1 −0\n"))
        #expect(
            all.text.contains(
                """
                In variants: edits, of these in sources, in tests, files        MVVM         MVI
                ────────────────────────────────────────────────────────  ──────────  ──────────
                01 paint-twice                                            1, 1, 0, 1  1, 1, 0, 1

                """))
        #expect(all.text.contains("Two changes in variants, merged  MVVM  MVI\n"))
        let one = try Programs.run("change", "1", in: package.folder)
        let files = "  files: Painter.swift (statements +1 −0, lines +1 −0)\n"
        #expect(one.text.contains("\nMVI\n\(files)"))
        let page = try Programs.run("change", "1", "--diff", "--html", "-", in: package.folder)
        #expect(page.code == 0)
        #expect(!page.text.contains("MVI"))
    }

    @Test("A mistyped name is corrected", .enabled(if: Programs.areBuilt))
    func mistyped() throws {
        let package = try MadeChange()
        let run = try Programs.run("change", "paint-twise", in: package.folder)
        #expect(run.code == 64)
        #expect(
            run.errors.contains("there is no change \"paint-twise\"; did you mean \"paint-twice\"?")
        )
    }

    @Test(
        "A change that is damaged, or does not apply, is named in a line and left out",
        .enabled(if: Programs.areBuilt),
        arguments: [
            ("VIPER.patch", "nonsense", "01-paint-twice/VIPER.patch:1: saw no change of a file"),
            (
                "VIPER.patch", MadeChange.patch(of: "Sources/Architectures/VIPER/Nobody.swift"),
                "Sources/Architectures/VIPER/Nobody.swift: No such file or directory"
            ),
            (
                "MVI.patch", MadeChange.patch(of: "Benchmarks/Variants/MVI/Nobody.swift"),
                "Benchmarks/Variants/MVI/Nobody.swift: No such file or directory"
            ),
        ])
    func damaged(file: String, text: String, message: String) throws {
        let package = try MadeChange()
        try package.write(text, to: "scenarios/changes/01-paint-twice/\(file)")
        let run = try Programs.run("change", in: package.folder)
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
        for architecture in Architecture.all { try make(in: architecture) }
        for (name, text) in Self.texts { try write(text, to: "\(Self.change)/\(name)") }
    }

    private static let change = "scenarios/changes/01-paint-twice"

    /// Writes the file of an architecture or a variant, and its solution.
    func make(in architecture: Architecture) throws {
        let source = "\(architecture.subject.folder)/Painter.swift"
        try write("struct Painter {\n    func paint() {\n    }\n}\n", to: source)
        try write(Self.patch(of: source), to: "\(Self.change)/\(architecture.name).patch")
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
        "teacher.md":
            "## Questions to discuss\na\n## Common errors\nb\n## On the projector\nc\n## The predictions\nd\n",
        "after.feature": "Feature: a\n  Scenario: b\n",
        "wrong/thrice.patch": "Architecture: MVP\nCaught by: tests\n\nThey count badly.\n"
            + patch(of: "Sources/Architectures/MVP/Painter.swift"),
    ]
}
