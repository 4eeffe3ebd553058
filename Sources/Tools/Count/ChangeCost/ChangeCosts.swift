import ArchitectureList
import Foundation
import SwiftSources
import Toolchain
import Workshop

/// What one change costs in each architecture.
package struct ChangeCosts: Codable, Equatable, Sendable {
    package struct Column: Codable, Equatable, Sendable {
        /// An architecture, or the title of its solutions with their rules in a type of their own.
        let architecture: String
        let cost: PatchCost
    }

    package let number: Int
    let name: String
    let title: String
    /// The kind of change, such as `a rule in one role`.
    let moves: String
    /// What it costs the first author. The author of the variants has columns here, too.
    package let columns: [Column]
    /// What it costs the other authors, who have not seen those solutions.
    let otherColumns: [[Column]]
    /// Whether it begins with a solution of another change, so that it says little about a change of the app as it is.
    var hasStart = false

    /// Such as `01 send-disabled`.
    var label: String { "\(Exercise.twoDigits(number)) \(name)" }

    package subscript(architecture: String) -> PatchCost? {
        columns.first { $0.architecture == architecture }?.cost
    }

    /// What it costs each author, the first one first.
    func costs(in architecture: String) -> [PatchCost] {
        ([columns] + otherColumns).compactMap { columns in
            columns.first { $0.architecture == architecture }?.cost
        }
    }

    /// The same change with other columns, and no further authors.
    func with(columns: [Column]) -> ChangeCosts {
        ChangeCosts(
            number: number, name: name, title: title, moves: moves, columns: columns,
            otherColumns: [])
    }

    /// Counts what changes cost. Parses each text once, and all texts in one call.
    ///
    /// - Parameters:
    ///   - changes: The changes, each with its files before and after, of each author, by architecture.
    ///   - subjects: The architectures, in the order of the columns.
    ///   - package: The package in whose `.build` the texts are parsed.
    package static func counted(
        _ changes: [(exercise: Exercise, files: [[String: [FileChange]]])],
        of subjects: [ArchitectureSources], in package: URL
    ) throws -> [ChangeCosts] {
        let outlines = try outlines(
            of: changes.flatMap { $0.files.flatMap(\.values).joined() }, in: package)
        return changes.map { exercise, authors in
            let columns = authors.map { files in
                subjects.flatMap { subject in
                    [subject.name, Exercise.titleInAType(subject.name)].compactMap { title in
                        files[title].map {
                            Column(
                                architecture: title,
                                cost: PatchCost(of: $0, for: subject, outlines: outlines))
                        }
                    }
                }
            }
            return ChangeCosts(
                number: exercise.number, name: exercise.name, title: exercise.title,
                moves: exercise.description.moves ?? "", columns: columns.first ?? [],
                otherColumns: Array(columns.dropFirst()), hasStart: !exercise.starts.isEmpty)
        }
    }

    /// The outlines of the Swift files before and after the change, by their text.
    static func outlines(
        of files: [FileChange], in package: URL
    ) throws -> [String: CodeOutline] {
        let sources = files.filter { $0.path.hasSuffix(".swift") }
        // A text that several solutions share is parsed once, under the path of the first.
        let paths = Dictionary(
            sources.flatMap { file in
                [file.old, file.new].compactMap(\.self).map { ($0, file.path) }
            },
            uniquingKeysWith: { first, _ in first })
        let texts = paths.map { (path: $0.value, text: $0.key) }.sorted { $0 < $1 }
        let outlines = try CodeParser(for: package).outlines(of: texts)
        return Dictionary(uniqueKeysWithValues: zip(texts.map(\.text), outlines))
    }
}
