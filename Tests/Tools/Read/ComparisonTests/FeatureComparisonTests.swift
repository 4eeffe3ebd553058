import ArchitectureList
import Foundation
import Testing

@testable import Anatomy
@testable import ArchitectureRules
@testable import Comparison
@testable import Traces

@Suite("A feature side by side")
struct FeatureComparisonTests {
    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let subjects = Architecture.all.subjects

    @Test("Every line that serves a feature is shown, once", arguments: subjects)
    func complete(subject: ArchitectureSources) throws {
        var shown: [String: [Int]] = [:]
        for feature in Structure.features {
            let comparison = try CodeComparison(
                ofFeature: feature, of: [subject], in: Self.package)
            for passage in comparison.passages(inColumn: 0) {
                let place = try #require(passage.place)
                #expect(passage.lines.count == place.lastLine - place.firstLine + 1)
                shown[place.file, default: []] += place.firstLine...place.lastLine
            }
        }
        for numbers in shown.values { #expect(Set(numbers).count == numbers.count) }
        for file in try SourceFile.all(in: Self.package.appending(path: subject.folder))
        where Structure.features.contains(file.feature) {
            let path = "\(subject.folder)/\(file.path)"
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
            let missing = lines.enumerated().filter { number, line in
                shown[path]?.contains(number + 1) != true && line != ""
            }
            #expect(missing.isEmpty, "\(path): \(missing.map(\.element))")
        }
    }

    @Test("Where there is no such role, it is said why", arguments: Structure.features)
    func absences(feature: String) throws {
        let comparison = try CodeComparison(
            ofFeature: feature, of: Self.subjects, in: Self.package)
        for (row, concern) in zip(comparison.rows, Concern.allCases) {
            #expect(row.title == concern.title)
            for cell in row.cells {
                guard case .absence(let reason) = cell else { continue }
                #expect(reason?.hasPrefix("no \(concern.role) here: ") == true, "\(row.title)")
            }
        }
    }

    @Test(
        "A feature without a folder is shown by the file that does its work, and other roles have no place"
    )
    func elsewhere() throws {
        let comparison = try CodeComparison(
            ofFeature: "Link", of: Self.subjects, in: Self.package)
        #expect(comparison.architectures == Architecture.all.names)
        let passages = comparison.passages(inColumn: 0)
        #expect(
            passages.map(\.place?.file) == [
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
        #expect(reason(.destination, "Article", "MVVM") == "an article leads nowhere")
        #expect(reason(.business, nil, "VIPER") == nil)
    }

    @Test("Roles with the same task stand in a row, others below")
    func rows() throws {
        let files = [
            "MVP": [SourceFile(module: "MVP", feature: "A", name: "APresenter", text: "")],
            "MVVM": [
                SourceFile(module: "MVVM", feature: "A", name: "AViewModel", text: ""),
                SourceFile(module: "MVVM", feature: "A", name: "ARequest", text: ""),
                SourceFile(module: "MVVM", feature: "B", name: "BViewModel", text: ""),
            ],
        ]
        let comparison = try CodeComparison(
            ofFeature: "A",
            columns: Self.subjects.dropFirst().map {
                ArchitectureFiles(of: $0, files: files[$0.name] ?? [])
            },
            texts: SourceTexts(["Sources/Architectures/MVP/A/APresenter.swift": "a\n"]))
        #expect(comparison.rows.count == 6)
        #expect(
            comparison.rows[1].cells == [
                .passages([
                    Passage(
                        .code,
                        place: SourcePlace(
                            file: "Sources/Architectures/MVP/A/APresenter.swift", firstLine: 1,
                            lastLine: 1),
                        lines: ["a"])
                ]),
                .passages([
                    Passage(
                        .code,
                        place: SourcePlace(
                            file: "Sources/Architectures/MVVM/A/AViewModel.swift", firstLine: 1,
                            lastLine: 1))
                ]), .absence(nil),
            ])
        #expect(comparison.rows[5].title == "What else it takes")
        #expect(comparison.rows[5].cells[0] == .absence(nil))
    }
}

extension CodeComparison {
    fileprivate func passages(inColumn column: Int) -> [Passage] {
        rows.flatMap { row in
            if case .passages(let passages) = row.cells[column] { return passages }
            return []
        }
    }
}

extension ArchitectureSources: CustomTestStringConvertible {
    /// What the architecture is called in the output of the tests.
    public var testDescription: String { name }
}
