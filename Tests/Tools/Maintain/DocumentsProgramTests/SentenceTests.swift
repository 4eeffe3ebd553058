import ChangeCost
import Foundation
import TestSupport
import Testing

@testable import DocumentsProgram

/// The answer of README.md has figures in its sentences, which `swift run documents` doesn't write.
@Suite("The figures in the sentences of the answer")
struct SentenceTests {
    private let documents: [GeneratedDocument]
    private let english: String
    private let chinese: String

    init() throws {
        documents = try GeneratedDocument.all(in: ThisPackage.root)
        // A line may end within a figure and its unit.
        english = try Self.text("README.md").replacing("\n", with: " ")
        chinese = try Self.text("README.zh-Hans.md")
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: ThisPackage.root.appending(path: path), encoding: .utf8)
    }

    @Test("The edits of rules in a type are those of the table")
    func editsInAType() throws {
        let rows = try documents.rows(of: CostReport.inATypeTitle, in: "changes")
        let edits = try ["13 paid-articles", "14 feedback-conditions"].map { name in
            let row = try #require(rows[name])
            return try percent(row["MVC, rules in a type"], of: row["MVC"])
        }
        #expect(english.contains("(\(edits[0]) % more, and \(-edits[1]) % fewer)"))
        #expect(chinese.contains("（一项多 \(edits[0]) %，一项少 \(-edits[1]) %）"))
        let further = try #require(rows["15 one-link-a-day"])
        let saved = try percent(further["MVC, rules in a type"], of: further["MVC"])
        #expect((-55 ... -45).contains(saved), "a further rule took half as many")
    }

    @Test("The faults that tests without a screen catch are those of the tables")
    func faults() throws {
        let rows = try [13, 14].map { number in
            try documents.rows(
                of: "Faults in change \(number), caught by", in: "faults of change \(number)")
        }
        func shares(_ name: String) throws -> [Int] {
            try rows.map { rows in
                let cell = try #require(rows[name]?["unit tests without a screen"])
                return try #require(Int(cell.split { !$0.isNumber }[1]))
            }
        }
        let typed = try shares("MVC, rules in a type")
        #expect(english.contains("caught \(typed[0]) and \(typed[1]) % of the faults"))
        #expect(chinese.contains("的 \(typed[0]) % 和 \(typed[1]) %"))
        let others = try shares("MVP") + shares("MVVM")
        let (least, most) = (try #require(others.min()), try #require(others.max()))
        #expect(english.contains("such tests caught \(least) to \(most) %"))
        #expect(chinese.contains("\(least) %～\(most) %"))
    }

    @Test("The edits of MVP and MVVM are those of the comparison")
    func compared() throws {
        let rows = try documents.rows(of: CostReport.comparedTitle, in: "changes")
        let more = try ["MVP", "MVVM"].map { name in
            let cell = try #require(rows[name]?["with MVC"])
            let ratio = try #require(Double(cell.prefix { $0 != " " }))
            return Int((ratio * 100).rounded()) - 100
        }
        #expect(english.contains("took \(more[0]) and \(more[1]) % more edits than in MVC"))
        #expect(chinese.contains("比 MVC 多 \(more[0]) % 和 \(more[1]) %"))
    }

    /// How many percent more the first number of a cell is than that of another.
    private func percent(_ cell: String?, of other: String?) throws -> Int {
        func number(_ cell: String?) throws -> Double {
            try #require(cell.flatMap { Double($0.prefix { $0.isNumber }) })
        }
        return Int((100 * (try number(cell) / number(other) - 1)).rounded())
    }
}
