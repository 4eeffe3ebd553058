import ArchitectureList
import Foundation
import TestSupport
import Trials

@testable import Workshop

/// A package with two architectures, each a wall of nine lines, and three changes of them.
///
/// The first paints line 2 of both. The second papers line 2 of A and line 8 of B. The third washes line 8 of A and line 5 of B.
/// The first two also change the same line of what both share.
struct MadeWalls {
    static let subjects = ["A", "B"].map {
        ArchitectureSources(
            name: $0, module: $0, folder: "Sources/\($0)", tests: $0 == "B" ? "BTests" : nil)
    }

    let workspace: Workspace
    let changes: [Exercise]

    var package: URL { workspace.folder }

    init() throws {
        workspace = try Workspace()
        for folder in ["A", "B", "Shared"] {
            let text = Self.lines.map { "\($0)\n" }.joined()
            try workspace.write(text, to: Self.path(folder))
        }
        changes = try [
            ("painted", a: 2, b: 2, shared: 2), ("papered", a: 2, b: 8, shared: 2),
            ("washed", a: 8, b: 5, shared: 8),
        ].enumerated().map { index, change in
            func patch(_ folder: String, _ line: Int) throws -> Patch {
                try Patch(Self.patch(of: folder, line, to: change.0), path: "\(folder).patch")
            }
            return try Exercise(
                number: index + 1, feature: "scenarios/\(change.0)/after.feature", named: change.0,
                shared: patch("Shared", change.shared),
                solutions: ["A": patch("A", change.a), "B": patch("B", change.b)])
        }
    }

    private static let lines = Array(1...9)

    private static func path(_ folder: String) -> String { "Sources/\(folder)/Wall.swift" }

    private static func patch(of folder: String, _ line: Int, to text: String) -> String {
        """
        diff --git a/\(path(folder)) b/\(path(folder))
        --- a/\(path(folder))
        +++ b/\(path(folder))
        @@ -\(line - 1),3 +\(line - 1),3 @@
         \(line - 1)
        -\(line)
        +\(text)
         \(line + 1)

        """
    }
}

extension Exercise {
    /// With the solutions of other authors.
    func alsoSolved(by others: [[String: Patch]]) -> Exercise {
        with(
            starts: starts,
            others: zip(OtherSolutions.Author.allCases, others).map(OtherSolutions.init))
    }

    /// With a start for each architecture.
    func started(with starts: [String: Patch]) -> Exercise {
        with(starts: starts, others: otherSolutions)
    }

    private func with(starts: [String: Patch], others: [OtherSolutions]) -> Exercise {
        Exercise(
            number: number, name: name, group: group, description: description, hints: hints,
            feature: feature, shared: shared, starts: starts, solutions: solutions,
            otherSolutions: others, reviews: reviews,
            faults: faults, hiddenTests: hiddenTests, wrongSolutions: wrongSolutions,
            answer: answer,
            architectures: architectures)
    }

    fileprivate init(
        number: Int, feature: String, named name: String, shared: Patch,
        solutions: [String: Patch]
    ) throws {
        let readme = """
            # The wall is \(name)
            - Kind: change
            - Moves: a rule in one role
            - Level: 1 of 3
            - Minutes: 5
            ## The requirement
            a
            ## What you learn
            b
            ## Predict before you start
            c
            """
        self.init(
            number: number, name: name, group: .changes,
            description: try ExerciseDescription(MarkdownDocument(readme, path: "README.md")),
            hints: [], feature: feature, shared: shared, starts: [:], solutions: solutions,
            otherSolutions: [], reviews: [], faults: [:], hiddenTests: [:], wrongSolutions: [],
            answer: nil,
            architectures: ["A", "B"])
    }
}
