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

    @Test("The shares of each change are those of its table")
    func shares() throws {
        func shares(_ architecture: String) throws -> [Int] {
            try [13, 14, 15].map { number in
                let rows = try documents.rows(
                    of: "Faults in change \(number), caught by", in: "faults of change \(number)")
                let cell = try #require(
                    rows["\(architecture), rules in a type"]?["unit tests without a screen"])
                return try #require(Int(cell.split { !$0.isNumber }[1]))
            }
        }
        let (mvc, mvp) = (try shares("MVC"), try shares("MVP"))
        #expect(
            english.contains(
                "catch \(mvc[0]), \(mvc[1]) and \(mvc[2]) % in MVC, and \(mvp[0]), \(mvp[1]) and \(mvp[2]) % in MVP"
            ))
        for shares in [mvc, mvp] {
            #expect(chinese.contains(shares.map { "\($0) %" }.joined(separator: "、")))
        }
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
