import Foundation
import Measuring
import TestSupport
import Testing

@testable import ChangeCost

/// Tries the rule of the comparison on the edits that Benchmarks/CHANGES.md lists. `swift run documents --check` holds that list.
@Suite("The rule of the comparison")
struct ComparisonRuleTests {
    private static let architectures = ["MVC", "MVP", "MVVM", "VIPER"]

    /// The edits by change, author and architecture.
    private let edits: [[[Int]]]

    init() throws {
        let page = try String(
            contentsOf: ThisPackage.root.appending(path: "Benchmarks/CHANGES.md"), encoding: .utf8)
        let rows = page.split(separator: "\n", omittingEmptySubsequences: false)
            .drop { !$0.hasPrefix("| \(CostRatios.authorsTitle) |") }.dropFirst(2)
            .prefix { $0.hasPrefix("|") }
        edits = rows.map { row in
            let columns = row.split(separator: "|").dropFirst().prefix(4).map { cell in
                cell.split(separator: ",").compactMap {
                    Int($0.trimmingCharacters(in: .whitespaces))
                }
            }
            return (columns.first ?? []).indices.map { author in columns.map { $0[author] } }
        }
        try #require(edits.count > 1)
    }

    /// Whether the rule finds any difference.
    private func finds(_ edits: [[[Int]]], in names: [String] = architectures) -> Bool {
        CostRatios.comparisons(of: edits, in: names).contains { $0.differs }
    }

    @Test("With the names exchanged at random, at most 5 % of 1,000 draws show a difference")
    func exchanged() {
        var generator = SeededGenerator(seed: 1)
        let found = (0..<1_000).count { _ in
            finds(edits.map { $0.map { $0.shuffled(using: &generator) } })
        }
        #expect(found <= 50)
    }

    @Test("Solutions that are twice as long are found", arguments: 0..<4)
    func doubled(architecture: Int) {
        let twice = edits.map { $0.map { [$0[architecture], 2 * $0[architecture]] } }
        #expect(finds(twice, in: ["as it is", "twice as long"]))
        #expect(
            !finds(edits.map { $0.map { [$0[architecture], $0[architecture]] } }, in: ["A", "B"]))
    }
}
