import Console
import Foundation
import Testing
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

    @Test("A change with a start of its own is in no pair")
    func start() throws {
        let (painted, others) = (walls.changes[0], walls.changes[1...])
        let changes = others + [painted.started(with: painted.solutions)]
        let pairs = try ChangePair.all(
            of: Array(changes), for: MadeWalls.subjects, in: walls.package)
        #expect(pairs.map(\.title) == ["02-papered and 03-washed"])
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
                "| pairs with a conflict in sources, first author | 1 | 0 |",
                "| pairs with a conflict in sources, second author | 2 | 0 |",
                "| files in conflict, first author | 1 | 0 |",
                "| files in conflict, second author | 2 | 0 |",
            ])
    }
}
