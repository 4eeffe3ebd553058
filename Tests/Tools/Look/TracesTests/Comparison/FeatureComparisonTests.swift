import ArchitectureList
import Foundation
import Pages
import Testing
import TestSupport

@testable import ArchitectureRules
@testable import Console
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
                let comparison = CodeColumns(ofFeature: feature, in: [source])
                for block in comparison.blocks(inColumn: 0) {
                    guard case .code(_, _, _, let place, let first, let lines) = block else {
                        continue
                    }
                    let file = "Sources/" + place.prefix { $0 != ":" }
                    shown[file, default: []] += first..<(first + lines.count)
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
        let comparison = CodeColumns(ofFeature: feature, in: try Self.sources())
        for (row, concern) in zip(comparison.rows, Concern.allCases) {
            #expect(row.title == concern.title)
            for cell in row.cells {
                guard case .remark(let reason)? = cell.first else { continue }
                #expect(reason.hasPrefix("no \(concern.role) here: "), "\(row.title)")
            }
        }
    }

    @Test("Where the view controller does all the work, its file is shown, and the reason")
    func root() throws {
        let comparison = CodeColumns(ofFeature: "Root", in: try Self.sources())
        #expect(comparison.columns == Architecture.all.names)
        #expect(
            comparison.blocks(inColumn: 0).compactMap { block in
                if case .code(_, _, _, let place, _, _) = block { place } else { nil }
            } == ["Architectures/MVC/Root/RootViewController.swift:1"])
        #expect(
            comparison.rows[1].cells[0]
                == [
                    .remark(
                        "no presenter or view model here: the view controller has this logic"
                    )
                ])
    }
}

extension CodeColumns {
    func blocks(inColumn column: Int) -> [Block] { rows.flatMap { $0.cells[column] } }
}

extension CodeColumns.Block {
    var lines: [String] {
        if case .code(_, _, _, _, _, let lines) = self { lines } else { [] }
    }
}
