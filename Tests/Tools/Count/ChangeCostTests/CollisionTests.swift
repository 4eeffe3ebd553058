import Console
import Foundation
import Synchronization
import Testing
import TestSupport
import Workshop

@testable import ChangeCost

@Suite("Two changes, merged")
struct CollisionTests {
    private let walls: MadeWalls
    private let pairs: [ChangePair]

    init() throws {
        walls = try MadeWalls()
        pairs = try ChangePair.all(of: walls.changes, for: MadeWalls.subjects, in: walls.package)
    }

    @Test("Changes of the same line collide, and those of distant lines do not")
    func collisions() throws {
        #expect(
            pairs.map(\.title) == [
                "01-painted and 02-papered", "01-painted and 03-washed", "02-papered and 03-washed",
            ])
        #expect(pairs[0].conflicts == ["A": ["Sources/A/Wall.swift"], "B": []])
        #expect(pairs[1].conflicts == ["A": [], "B": []])
        #expect(pairs[2].conflicts == ["A": [], "B": []])
    }

    @Test("Merging them again finds the same, and leaves the package as it was")
    func again() throws {
        let files = try FileManager.default.subpathsOfDirectory(atPath: walls.package.path)
        let again = try ChangePair.all(
            of: walls.changes, for: MadeWalls.subjects, in: walls.package)
        #expect(again == pairs)
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: walls.package.path) == files)
    }

    @Test("The table counts the pairs, and the list names the files")
    func report() {
        let report = CollisionReport(pairs, of: ["A", "B"])
        #expect(
            report.table.markdown.split(separator: "\n").dropFirst(2) == [
                "| pairs | 3 | 3 |", "| pairs with a conflict | 1 | 0 |",
                "| pairs with a conflict in sources | 1 | 0 |", "| files in conflict | 1 | 0 |",
            ])
        #expect(
            report.conflicts.text(width: nil).hasPrefix(
                "01-painted and 02-papered\n  A: Wall.swift\n\nTwo changes, merged "))
    }

    @Test("Authors who have made all changes have a row each")
    func authors() throws {
        // The second author papers in the third change, too. The third author has made only the first change.
        let solutions = walls.changes.map(\.solutions)
        let second = [solutions[0], solutions[1], solutions[1]]
        let changes = zip(walls.changes, second).enumerated().map { index, change in
            change.0.alsoSolved(by: index == 0 ? [change.1, solutions[2]] : [change.1])
        }
        let pairs = try AuthorCollisions.pairs(
            of: changes, for: MadeWalls.subjects, in: walls.package)
        let table = AuthorCollisions(pairs, of: ["A", "B"]).table
        #expect(
            table.markdown.split(separator: "\n").dropFirst(2) == [
                "| pairs | 3 | 3 |", "| pairs with a conflict, first author | 1 | 0 |",
                "| pairs with a conflict, second author | 2 | 0 |",
                "| files in conflict, first author | 1 | 0 |",
                "| files in conflict, second author | 2 | 0 |",
            ])
    }

    @Test("Of those that git merges, it says which do not build or fail a scenario or a test")
    func trial() throws {
        try install()
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let trial = try PairTrial(
            of: walls.changes, for: MadeWalls.subjects, in: walls.package,
            environment: ["PATH": walls.workspace.path(of: "bin") + ":" + path])
        let tried = Mutex([String: [PairFailure]]())
        try trial.run(pairs) { pair, failures in
            tried.withLock { $0[pair.title] = failures }
        }
        let failures = tried.withLock { tried in pairs.flatMap { tried[$0.title] ?? [] } }
        let report = CollisionReport(pairs, of: ["A", "B"]).document(of: failures)
        #expect(
            report.markdown.split(separator: "\n").dropFirst(2) == [
                "| pairs | 2 | 3 |", "| do not build | 1 | 0 |", "| fail a scenario | 0 | 1 |",
                "| fail a unit test | 0 | 1 |", "| pass everything | 1 | 1 |",
                "- 01-painted and 02-papered, in B: \"dries()\" fails (WallTests.swift:1): it is wet",
                "- 01-painted and 03-washed, in A: Sources/A/Wall.swift:2: painted, washed",
                "- 02-papered and 03-washed, in B: \"A: B\" fails (after.feature:2): expected: none; seen: a stain",
            ])
    }

    /// Puts a compiler, a program and tests that are shell scripts into the package. Each refuses another pair.
    private func install() throws {
        try walls.workspace.write(
            script: """
                #!/bin/sh
                cd "$3"
                if grep -r '^<<<<<<<' Sources/A Sources/B; then exit 1; fi
                if grep -q painted Sources/A/Wall.swift && grep -q washed Sources/A/Wall.swift; then
                    echo "$PWD/Sources/A/Wall.swift:2:1: error: painted, washed"
                    exit 1
                fi
                """, to: "bin/swift")
        for sandbox in ["sandbox", "second-sandbox"] {
            let folder = ".build/workshop/\(sandbox)/.build/check/debug"
            try walls.workspace.write(script: Self.program, to: "\(folder)/scenarios")
            try walls.workspace.write(
                script: Self.tests, to: "\(folder)/triptychPackageTests.xctest")
        }
    }

    /// The architecture is `$3`, and the path of the scenarios `$4`.
    private static let program = """
        #!/bin/sh
        failure='"passed":true'
        case "$4" in *washed*)
            if grep -q papered Sources/B/Wall.swift && [ "$3" = B ]; then
                failure='"passed":false,"failure":"a stain","expected":"none","seen":"a stain"'
            fi
        esac
        cat <<END
        {"suites":[{"name":"A","failed":0,"pending":0,"cases":[\\
        {"name":"A: B","location":"after.feature:2","pending":false,$failure}]}],"failed":0,"pending":0,"passed":1}
        END
        """

    private static let tests = """
        #!/bin/sh
        if grep -q painted Sources/B/Wall.swift && grep -q papered Sources/B/Wall.swift; then
            echo '✘ Test dries() recorded an issue at WallTests.swift:1:2: it is wet'
            exit 1
        fi
        for file; do :; done
        echo '{"payload":{"kind":"testStarted","testID":"BTests.WallTests/dries()"}}' > "$file"
        """
}
