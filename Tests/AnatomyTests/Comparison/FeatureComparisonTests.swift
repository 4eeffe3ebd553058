import Foundation
import Testing

@testable import Anatomy

@Suite("A feature side by side")
struct FeatureComparisonTests {
    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test("Every file is shown, in full and once", arguments: Structure.features)
    func complete(feature: String) throws {
        let comparison = try CodeComparison(ofFeature: feature, in: Self.package)
        for (column, module) in Structure.architectures.enumerated() {
            let passages = comparison.rows.flatMap { row in
                if case .passages(let passages) = row.cells[column] { return passages }
                return []
            }
            let folder = Self.package.appending(path: "Sources/\(module)/\(feature)")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            let paths = names.sorted().map { "Sources/\(module)/\(feature)/\($0)" }
            #expect(passages.compactMap(\.place?.file).sorted() == paths)
            for passage in passages {
                let file = try #require(passage.place?.file)
                let url = Self.package.appending(path: file)
                let text = try String(contentsOf: url, encoding: .utf8)
                #expect(passage.lines.joined(separator: "\n") + "\n" == text)
            }
        }
    }

    @Test("Where there is no such role, it is said why", arguments: Structure.features)
    func absences(feature: String) throws {
        let comparison = try CodeComparison(ofFeature: feature, in: Self.package)
        for (row, concern) in zip(comparison.rows, Concern.allCases) {
            #expect(row.title == concern.title)
            for cell in row.cells {
                guard case .absence(let reason) = cell else { continue }
                #expect(reason?.hasPrefix("no such role here, because ") == true, "\(row.title)")
            }
        }
    }

    @Test("An exception goes before what holds for the architecture")
    func exception() {
        let reason = { Structure.absence(of: $0, in: $1, of: $2) }
        #expect(reason(.business, "Login", "MVP") == "the presenter does it, with a service")
        #expect(reason(.business, "Article", "MVP")?.hasPrefix("the article is handed") == true)
        #expect(reason(.destination, "Article", "MVVM") == "an article leads nowhere")
        #expect(reason(.business, nil, "VIPER") == nil)
    }

    @Test("Roles with the same task stand in a row, others below")
    func rows() throws {
        let files = [
            SourceFile(module: "MVP", feature: "A", name: "APresenter", text: ""),
            SourceFile(module: "MVVM", feature: "A", name: "AViewModel", text: ""),
            SourceFile(module: "MVVM", feature: "A", name: "ARequest", text: ""),
            SourceFile(module: "MVVM", feature: "B", name: "BViewModel", text: ""),
        ]
        let comparison = try CodeComparison(
            ofFeature: "A", files: files,
            texts: SourceTexts(["Sources/MVP/A/APresenter.swift": "a\n"]))
        #expect(comparison.rows.count == 6)
        #expect(
            comparison.rows[1].cells == [
                .passages([
                    Passage(
                        .code,
                        place: SourcePlace(
                            file: "Sources/MVP/A/APresenter.swift", firstLine: 1, lastLine: 1),
                        lines: ["a"])
                ]),
                .passages([
                    Passage(
                        .code,
                        place: SourcePlace(
                            file: "Sources/MVVM/A/AViewModel.swift", firstLine: 1, lastLine: 1))
                ]), .absence(nil),
            ])
        #expect(comparison.rows[5].title == "What else it takes")
        #expect(comparison.rows[5].cells[0] == .absence(nil))
    }
}
