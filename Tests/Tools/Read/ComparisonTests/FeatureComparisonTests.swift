import ArchitectureList
import Foundation
import TestSupport
import Testing

@testable import ArchitectureRules
@testable import Comparison
@testable import Traces

@Suite("A feature side by side")
struct FeatureComparisonTests {
    private static func sources() throws -> [ArchitectureFiles] {
        try Architecture.all.subjects.map { try ArchitectureFiles(of: $0, in: ThisPackage.root) }
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
}

extension CodeComparison {
    func passages(inColumn column: Int) -> [Passage] {
        rows.flatMap { row in
            if case .passages(let passages) = row.cells[column] { return passages }
            return []
        }
    }
}
