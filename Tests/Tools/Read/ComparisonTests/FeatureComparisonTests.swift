import ArchitectureList
import Foundation
import Testing

@testable import ArchitectureRules
@testable import Comparison
@testable import Traces

@Suite("A feature side by side")
struct FeatureComparisonTests {
    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func sources() throws -> [ArchitectureFiles] {
        try Architecture.all.subjects.map { try ArchitectureFiles(of: $0, in: package) }
    }

    @Test("Every line that serves a feature is shown, once")
    func complete() throws {
        for source in try Self.sources() {
            var shown: [String: [Int]] = [:]
            for feature in Structure.features {
                let comparison = CodeComparison(ofFeature: feature, in: [source])
                for passage in comparison.passages(inColumn: 0) {
                    let place = try #require(passage.place)
                    #expect(passage.lines.count == place.lastLine - place.firstLine + 1)
                    shown[place.file, default: []] += place.firstLine...place.lastLine
                }
            }
            for numbers in shown.values { #expect(Set(numbers).count == numbers.count) }
            for file in source.files where Structure.features.contains(file.feature) {
                let path = "\(source.subject.folder)/\(file.path)"
                let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
                let missing = lines.enumerated().filter { number, line in
                    shown[path]?.contains(number + 1) != true && line != ""
                }
                #expect(missing.isEmpty, "\(path): \(missing.map(\.element))")
            }
        }
    }

    @Test("Where there is no such role, the reason is shown", arguments: Structure.features)
    func absences(feature: String) throws {
        let comparison = CodeComparison(ofFeature: feature, in: try Self.sources())
        for (row, concern) in zip(comparison.rows, Concern.allCases) {
            #expect(row.title == concern.title)
            for cell in row.cells {
                guard case .absence(let reason) = cell else { continue }
                #expect(reason?.hasPrefix("no \(concern.role) here: ") == true, "\(row.title)")
            }
        }
    }

    @Test("A feature without a folder is shown by the file that does its work")
    func elsewhere() throws {
        let comparison = CodeComparison(ofFeature: "Link", in: try Self.sources())
        #expect(comparison.architectures == Architecture.all.names)
        #expect(
            comparison.passages(inColumn: 0).map(\.place?.file) == [
                "Sources/Architectures/MVC/Base/RootViewController.swift"
            ])
        #expect(
            comparison.rows[1].cells[0]
                == .absence(
                    "no presenter or view model here: the view controller decides what is shown"))
    }

    @Test("A reason for one feature takes precedence over that of the architecture")
    func exception() {
        let reason = { Structure.absence(of: $0, in: $1, of: $2) }
        #expect(reason(.business, "Login", "MVP") == "the presenter does it, with a service")
        #expect(reason(.business, "Article", "MVP")?.hasPrefix("the article is handed") == true)
        #expect(reason(.navigation, "Article", "MVVM") == "an article leads nowhere")
        #expect(reason(.business, nil, "VIPER") == nil)
    }

    @Test("Roles with the same task are in a row, others below")
    func rows() throws {
        let files = [
            "MVP": [SourceFile(module: "MVP", feature: "A", name: "APresenter", text: "a\n")],
            "MVVM": [
                SourceFile(module: "MVVM", feature: "A", name: "AViewModel", text: "b\n"),
                SourceFile(module: "MVVM", feature: "A", name: "ARequest", text: ""),
                SourceFile(module: "MVVM", feature: "B", name: "BViewModel", text: ""),
            ],
        ]
        let comparison = CodeComparison(
            ofFeature: "A",
            in: Architecture.all.subjects.dropFirst().map {
                ArchitectureFiles(subject: $0, files: files[$0.name] ?? [])
            })
        #expect(comparison.rows.count == 6)
        #expect(comparison.passages(inColumn: 0).map(\.lines) == [["a"]])
        #expect(comparison.passages(inColumn: 1).map(\.lines) == [["b"], []])
        #expect(comparison.rows[1].cells[2] == .absence(nil))
        #expect(comparison.rows[5].title == "What else it takes")
        #expect(comparison.rows[5].cells[0] == .absence(nil))
    }
}

extension CodeComparison {
    func passages(inColumn column: Int) -> [Passage] {
        rows.flatMap { row in
            if case .passages(let passages) = row.cells[column] { return passages }
            return []
        }
    }
}
