import ArchitectureList
import ChangeCost
import Console
import Faults
import Foundation
import Workshop

/// The small table of README.md, in English or Chinese: what it costs that one screen has many rules, where the rules are, and
/// which tests reach them. The figures are copied from other tables.
struct RulesTable {
    let documents: [GeneratedDocument]
    let isChinese: Bool

    /// The change that gives the screen its rules.
    private static let first = 14
    /// The change that adds one more rule.
    private static let second = 15

    func markdown() throws -> String {
        let edits = try cells(of: .edits)
        let tests = try cells(of: .newTests)
        let faults = try documents.rows(
            of: "Faults in change \(Self.first), caught by", in: "faults of change \(Self.first)")
        // Only some architectures have solutions with their rules in a type.
        let columns = Architecture.all.names.flatMap { [$0, Exercise.titleInAType($0)] }
            .filter { column in edits.allSatisfy { ($0[column] ?? "–") != "–" } }
        func row(_ english: String, _ chinese: String, _ cell: (String) -> String?) -> [String] {
            [isChinese ? chinese : english] + columns.map { cell($0) ?? "–" }
        }
        return Table(
            "",
            figures: columns.map {
                isChinese ? $0.replacing(", rules in a type", with: "，规则放进单独的类型") : $0
            },
            rows: [
                row("edits of both changes, with their unit tests", "两项变更的改动量（含单元测试）") {
                    Self.sum(edits, $0, place: 0)
                },
                row("new tests that open a screen", "新增的打开页面的测试") {
                    Self.sum(tests, $0, place: 1)
                },
                row("faults that unit tests without a screen catch", "不打开页面的单元测试查出的缺陷") {
                    faults[$0]?["unit tests without a screen"].flatMap(Self.share)
                },
                row("faults that all unit tests catch", "全部单元测试查出的缺陷") {
                    faults[$0]?["all unit tests"].flatMap(Self.share)
                },
            ]
        ).markdown
    }

    /// The cells of each of the changes, by column.
    private func cells(of figure: CostFigure) throws -> [[String: String]] {
        let rows = try documents.rows(of: CostReport.titleInAType(figure), in: "changes")
        return [Self.first, Self.second].map { change in
            rows.first { $0.key.hasPrefix("\(change) ") }?.value ?? [:]
        }
    }

    /// The sum of one of the numbers in the cells of a column, such as the 9 in `32, 9`.
    private static func sum(_ rows: [[String: String]], _ column: String, place: Int) -> String? {
        let numbers = rows.compactMap { row in
            row[column].flatMap { Int($0.components(separatedBy: ", ")[place]) }
        }
        return numbers.count == rows.count ? String(numbers.reduce(0, +)) : nil
    }

    /// The share in a cell such as `58 (66 %)`.
    private static func share(_ cell: String) -> String? {
        cell.firstMatch(of: #/\((.+)\)/#).map { String($0.1) }
    }
}
