import ArchitectureRules
import Foundation
import Output
import SwiftSources

/// What one change costs in each architecture.
package struct ChangeCosts: Codable, Equatable, Sendable {
    package struct Column: Codable, Equatable, Sendable {
        package let architecture: String
        package let cost: PatchCost
        /// Nil unless it was measured.
        package var measured: MeasuredCost?
    }

    package let number: Int
    package let name: String
    package let title: String
    /// What kind of thing it changes, such as `a rule in one role`.
    package let moves: String
    package var columns: [Column]

    package subscript(architecture: String) -> Column? {
        columns.first { $0.architecture == architecture }
    }

    /// Adds what was measured, by architecture.
    package mutating func add(_ measured: [String: MeasuredCost]) {
        for index in columns.indices {
            columns[index].measured = measured[columns[index].architecture]
        }
    }

    /// Counts what changes cost. All texts are parsed at once, each once.
    ///
    /// - Parameters:
    ///   - changes: The changes, each with its files before and after, by architecture.
    ///   - subjects: The architectures, in the order of the columns.
    ///   - package: The package in whose `.build` the texts are parsed.
    package static func counted(
        _ changes: [PatchedChange], of subjects: [ArchitectureSources], in package: URL
    ) throws -> [ChangeCosts] {
        let texts = changes.flatMap { $0.files.values.flatMap(\.self) }
            .filter { $0.path.hasSuffix(".swift") }
            .flatMap { [$0.before, $0.after].compactMap(\.self) }.uniqued()
        let outlines = Dictionary(
            uniqueKeysWithValues: zip(
                texts, try CodeParser(for: package).outlines(of: texts)))
        return changes.map { change in
            ChangeCosts(
                number: change.number, name: change.name, title: change.title,
                moves: change.moves,
                columns: subjects.compactMap { subject in
                    change.files[subject.name].map { files in
                        Column(
                            architecture: subject.name,
                            cost: PatchCost(of: files, for: subject, outlines: outlines))
                    }
                })
        }
    }
}
