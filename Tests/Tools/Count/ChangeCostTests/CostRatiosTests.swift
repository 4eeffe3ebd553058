import Console
import Measuring
import SourceFixtures
import Testing

@testable import ChangeCost

@Suite("What changes cost in two architectures")
struct CostRatiosTests {
    /// A change whose statements are given for each author, in A, B and so on.
    private func change(_ authors: [[Int]]) -> ChangeCosts {
        let columns = authors.map { numbers in
            zip(["A", "B", "C", "D"], numbers).map { name, number in
                (name, ["Presenter": number] as KeyValuePairs<String, Int>)
            }
        }
        return .made(columns[0], others: Array(columns.dropFirst()))
    }

    @Test("A solution is compared only with that of the same author")
    func pairs() throws {
        let ratios = CostRatios(
            of: [change([[4, 8], [10, 20]]), change([[1, 2], [30, 60]])], in: ["A", "B"])
        let comparison = try #require(ratios.comparisons["B", "A"])
        #expect(comparison.ratio.ratio.formatted(places: 3) == "2.000")
        #expect(comparison.differs)
        #expect(
            ratios.tables.map { $0.markdown.split(separator: "\n").last }
                == Array(repeating: "| B | 2.00 (2.00–2.00) more |", count: 2))
    }

    @Test("A change with one author is left out; without any other change, nothing is compared")
    func oneAuthor() throws {
        let several = [change([[4, 8], [4, 8]]), change([[1, 2], [1, 2]])]
        let all = several + [change([[1, 100]])]
        let ratios = CostRatios(of: all, in: ["A", "B"])
        #expect(ratios.comparisons["B", "A"]?.ratio.ratio.rounded() == 2)
        #expect(CostRatios(of: [change([[1, 100]])], in: ["A", "B"]).comparisons.isEmpty)
    }

    @Test("The picture has a mark for each solution, on a logarithmic scale")
    func picture() {
        let lines = CostPicture(
            changes: [change([[10, 100], [20, 100], [50, 100]])], architectures: ["A", "B"]
        ).lines
        #expect(
            lines == [
                "edits 10            20                 50            100",
                "01 paint",
                "  A   1·············2··················3··············",
                "  B   ···············································+",
            ])
    }

    @Test("Each author alone has a mean ratio to the reference")
    func eachAuthor() {
        let ratios = CostRatios(
            of: [change([[1, 2], [10, 40]]), change([[1, 8], [10, 40]])], in: ["A", "B"])
        #expect(
            ratios.eachAuthor.markdown.split(separator: "\n").last == "| B | 4.00 | 4.00 |")
    }

    @Test("Each change is left out once")
    func changesLeftOut() {
        let changes = [[[1, 2]], [[10, 80]], [[1, 8]]].map { change($0 + $0) }
        let table = CostRatios(of: changes, in: ["A", "B"]).furtherTables[1]
        #expect(table.columns.map(\.title).last == "B / A")
        #expect(table.rows.map(\.last) == ["8.00 more", "4.00 ?", "4.00 ?"])
    }

    @Test("The tests of the reference, if they are kept, add to the edits of the others")
    func testsKept() {
        let author: [(String, KeyValuePairs<String, Int>)] = [
            ("A", ["View": 1, "Tests": 3]), ("B", ["View": 2, "Tests": 3]),
        ]
        let change = ChangeCosts.made(author, others: [author])
        #expect(
            CostRatios(of: [change, change], in: ["A", "B"]).furtherTables[2].rows
                == [["B", "2.00 (2.00–2.00)"]])
    }

    @Test("The edits of each author stand beside each other")
    func authors() {
        let ratios = CostRatios(of: [change([[4, 8], [10, 20]])], in: ["A", "B"])
        #expect(
            ratios.authors.rows == [
                ["01 paint", "4, 10", "8, 20"], ["of these in tests", "0, 0", "0, 0"],
            ])
    }

    @Test("What the change, the author and the architecture add is told apart")
    func shares() {
        func shares(_ changes: [ChangeCosts]) -> [String] {
            let shares = CostShares(of: changes, in: ["A", "B"])
            return [shares.change, shares.author, shares.architecture, shares.rest]
                .map { $0.formatted(places: 2) }
        }
        #expect(
            shares([change([[1, 1], [1, 1]]), change([[9, 9], [9, 9]])])
                == ["1.00", "0.00", "0.00", "0.00"])
        #expect(
            shares([change([[1, 1], [9, 9]]), change([[9, 9], [1, 1]])])
                == ["0.00", "1.00", "0.00", "0.00"])
        #expect(
            shares([change([[1, 9], [1, 9]]), change([[1, 9], [1, 9]])])
                == ["0.00", "0.00", "1.00", "0.00"])
        #expect(
            shares([change([[1, 9], [9, 1]]), change([[1, 9], [9, 1]])])
                == ["0.00", "0.00", "0.00", "1.00"])
    }
}
