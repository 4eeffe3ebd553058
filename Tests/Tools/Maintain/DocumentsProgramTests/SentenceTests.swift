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
        // A line may end within a sentence.
        english = try Self.text("README.md").split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
        chinese = try Self.text("README.zh-Hans.md")
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: ThisPackage.root.appending(path: path), encoding: .utf8)
    }

    @Test("The edits of one more rule are those of the table")
    func oneMoreRule() throws {
        let rows = try documents.rows(of: CostReport.titleInAType(.edits), in: "changes")
        let row = try #require(rows["15 one-link-a-day"])
        let edits = try ["MVC, rules in a type", "MVC"].map { column in
            try #require(row[column].flatMap { Int($0.prefix { $0.isNumber }) })
        }
        #expect(english.contains("took \(edits[0]) edits instead of \(edits[1]) in MVC"))
        #expect(english.contains("of these \(edits[1] - edits[0]) are"))
        #expect(chinese.contains("MVC 里是 \(edits[0]) 对 \(edits[1])；但少掉的 \(edits[1] - edits[0]) 里"))
    }

    @Test("The edits of MVP and MVVM are those of the comparison")
    func compared() throws {
        let rows = try documents.rows(of: CostReport.comparedTitle, in: "changes")
        let more = try ["MVP", "MVVM"].map { name in
            let cell = try #require(rows[name]?["with MVC"])
            let ratio = try #require(Double(cell.prefix { $0 != " " }))
            return Int((ratio * 100).rounded()) - 100
        }
        #expect(english.contains("took \(more[0]) and \(more[1]) % more edits than MVC"))
        #expect(chinese.contains("比 MVC 多 \(more[0]) % 和 \(more[1]) %"))
    }
}
