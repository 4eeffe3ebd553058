import ArchitectureRules
import Foundation
import Traces

/// The source files of an architecture.
package struct ArchitectureFiles: Sendable {
    package let subject: ArchitectureSources
    package let files: [SourceFile]

    /// The code of a feature, by its concern: the files of its folder or, if the feature has no folder, the one that
    /// does its work. Code without a role has the key nil.
    fileprivate func passages(of feature: String) -> [Concern?: [Passage]] {
        let elsewhere = Structure.file(of: feature, in: subject.module)
        let files = files.filter { elsewhere == nil ? $0.feature == feature : $0.path == elsewhere }
        return Dictionary(grouping: files) { $0.role.map(Concern.init) }
            .mapValues { $0.map(passage) }
    }

    private func passage(of file: SourceFile) -> Passage {
        var lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        while lines.last?.isEmpty == true { lines.removeLast() }
        let place = SourcePlace(
            file: "\(subject.folder)/\(file.path)", firstLine: 1, lastLine: max(1, lines.count))
        return Passage(.code, place: place, lines: lines)
    }
}

extension ArchitectureFiles {
    package init(of subject: ArchitectureSources, in package: URL) throws {
        self.init(
            subject: subject,
            files: try SourceFile.all(in: package.appending(path: subject.folder)))
    }
}

extension CodeComparison {
    /// The code of a feature. Code with the same task is in the same row.
    package init(ofFeature feature: String, in sources: [ArchitectureFiles]) {
        let passages = sources.map { $0.passages(of: feature) }
        var rows = Concern.allCases.map { concern in
            Row(
                title: concern.title,
                cells: zip(sources, passages).map { source, passages in
                    passages[concern].map(Cell.passages)
                        ?? .absence(
                            of: concern,
                            Structure.absence(of: concern, in: feature, of: source.subject.module))
                })
        }
        if passages.contains(where: { $0[nil] != nil }) {
            let cells = passages.map { $0[nil].map(Cell.passages) ?? .absence(nil) }
            rows.append(Row(title: "Other code", cells: cells))
        }
        self.init(title: feature, architectures: sources.map(\.subject.name), rows: rows)
    }
}
