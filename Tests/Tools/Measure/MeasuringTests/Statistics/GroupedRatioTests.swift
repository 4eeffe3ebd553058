import Foundation
import Testing

@testable import Measuring

@Suite("Ratios in groups")
struct GroupedRatioTests {
    @Test(
        "Student's distribution is that of the printed tables",
        arguments: [(1, 12.706), (2, 4.303), (4, 2.776), (7, 2.365), (8, 2.306), (30, 2.042)])
    func student(freedom: Int, distance: Double) {
        let student = StudentDistribution(freedom: freedom)
        #expect(abs(student.probability(beyond: distance) - 0.05) < 0.0002)
        #expect(abs(student.probability(beyond: -distance) - 0.05) < 0.0002)
        #expect(abs(student.distance(exceededWith: 0.05) - distance) < 0.001)
    }

    @Test("It is the geometric mean, and each group counts the same")
    func mean() throws {
        let ratio = try #require(GroupedRatio(logRatios: [[log(2)], [0, 0, 0]]))
        #expect(abs(ratio.ratio - 2.0.squareRoot()) < 1e-9)
        #expect(ratio.interval.contains(ratio.ratio))
    }

    @Test("One group is not enough")
    func one() {
        #expect(GroupedRatio(logRatios: [[0.1, 0.2], []]) == nil)
    }

    @Test("Ratios that are all the same have no spread")
    func same() throws {
        let equal = try #require(GroupedRatio(logRatios: [[0, 0], [0, 0]]))
        #expect(equal.pValue == 1)
        let double = try #require(GroupedRatio(logRatios: [[log(2)], [log(2)]]))
        #expect(double.pValue == 0)
        #expect(GroupedRatio.differ([equal, double]) == [false, true])
    }

    /// Costs of eight changes by three authors in four architectures. A change costs another amount in each architecture
    /// (`change`), and so does a solution of each author (`author`).
    private func costs(
        change: Double, author: Double, using generator: inout SeededGenerator
    ) -> [[[Double]]] {
        (0..<8).map { _ in
            let costs = (0..<4).map { _ in Spread.normal.figure(&generator) * change }
            return (0..<3).map { _ in
                costs.map { $0 + Spread.normal.figure(&generator) * author }
            }
        }
    }

    private func differ(_ costs: [[[Double]]]) -> [Bool] {
        let pairs = (0..<4).flatMap { one in (0..<one).map { (one, $0) } }
        return GroupedRatio.differ(
            pairs.compactMap { one, other in
                GroupedRatio(logRatios: costs.map { $0.map { $0[one] - $0[other] } })
            })
    }

    @Test(
        "Where no architecture costs more, at most one table in twenty shows a difference",
        arguments: [(0.0, 0.25), (0.25, 0.1), (0.25, 0.25), (0.3, 0.0)])
    func falseDifferences(change: Double, author: Double) {
        var generator = SeededGenerator(seed: 7)
        let tables = (0..<200).map { _ in
            differ(costs(change: change, author: author, using: &generator))
        }
        #expect(tables.count { $0.contains(true) } <= 10)
    }

    @Test("Twice the cost in one architecture is found")
    func twice() {
        var generator = SeededGenerator(seed: 7)
        let tables = (0..<100).map { _ in
            differ(
                costs(change: 0.15, author: 0.15, using: &generator)
                    .map { $0.map { [$0[0] + log(2)] + $0.dropFirst() } })
        }
        // The pairs (1, 0), (2, 0) and (3, 0) are the comparisons with that architecture.
        #expect(tables.count { $0[0] && $0[1] && $0[3] } >= 90)
    }
}
