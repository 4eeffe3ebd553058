import ArchitectureList
import ChangeCost
import Console
import Faults
import Foundation
import Workshop

/// The small table of README.md, in English or Chinese: what the changes cost in which a screen gets rules of its own, by where
/// these rules are, and which tests reach them. The figures are copied from other tables, and added up.
struct RulesTable {
    let documents: [GeneratedDocument]
    let isChinese: Bool

    /// The numbers of the changes. Two give a screen many rules, and the last one adds a rule to those of the second.
    private static let changes = [13, 14, 15]

    func markdown() throws -> String {
        let edits = try cells(of: .edits)
        let tests = try cells(of: .newTests)
        let faults = try Self.changes.map { number in
            try documents.rows(
                of: "Faults in change \(number), caught by", in: "faults of change \(number)")
        }
        // Only some architectures have solutions with their rules in a type.
        let columns = Architecture.all.names.flatMap { [$0, Exercise.titleInAType($0)] }
            .filter { column in edits.allSatisfy { ($0[column] ?? "–") != "–" } }
        func row(_ english: String, _ chinese: String, _ cell: (String) -> String?) -> [String] {
            [isChinese ? chinese : english] + columns.map { cell($0) ?? "–" }
        }
        func share(_ column: String, of tests: String) -> String? {
            let rows = faults.map { $0[column] ?? [:] }
            return Self.share(
                Self.sum(rows, tests, place: 0), of: Self.sum(rows, "faults", place: 0))
        }
        return Table(
            "",
            figures: columns.map {
                isChinese ? $0.replacing(", rules in a type", with: "，规则放进单独的类型") : $0
            },
            rows: [
                row("edits, with their unit tests", "改动量（含单元测试）") {
                    Self.sum(edits, $0, place: 0).map(String.init)
                },
                row("new tests that open a screen", "新增的打开页面的测试") {
                    Self.sum(tests, $0, place: 1).map(String.init)
                },
                row("faults that unit tests without a screen catch", "不打开页面的单元测试查出的缺陷") {
                    share($0, of: "unit tests without a screen")
                },
                row("faults that all unit tests catch", "全部单元测试查出的缺陷") {
                    share($0, of: "all unit tests")
                },
            ]
        ).markdown
    }

    /// The cells of each of the changes, by column.
    private func cells(of figure: CostFigure) throws -> [[String: String]] {
        let rows = try documents.rows(of: CostReport.titleInAType(figure), in: "changes")
        return Self.changes.map { change in
            rows.first { $0.key.hasPrefix("\(change) ") }?.value ?? [:]
        }
    }

    /// The sum of one of the numbers in the cells of a column, such as the 32 or the 9 in `32, 9`, or the 58 in `58 (66 %)`; nil
    /// if one is missing.
    private static func sum(_ rows: [[String: String]], _ column: String, place: Int) -> Int? {
        let numbers = rows.compactMap { row in
            row[column].flatMap { cell -> Int? in
                let numbers = cell.split { !$0.isNumber }
                return place < numbers.count ? Int(numbers[place]) : nil
            }
        }
        return numbers.count == rows.count ? numbers.reduce(0, +) : nil
    }

    private static func share(_ part: Int?, of whole: Int?) -> String? {
        guard let part, let whole, whole > 0 else { return nil }
        return (Double(part) / Double(whole)).formattedAsPercentage(places: 0)
    }
}
