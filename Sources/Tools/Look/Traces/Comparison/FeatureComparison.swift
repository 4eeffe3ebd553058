import ArchitectureList
import ArchitectureRules
import Foundation
import Pages

/// The source files of an architecture.
package struct ArchitectureFiles: Sendable {
    package let subject: ArchitectureSources
    package let files: [SourceFile]

    /// The code of a feature, by its concern. Code without a role has the key nil. A coordinator belongs to the root, because
    /// it decides which screen is first.
    fileprivate func blocks(of feature: String) -> [Concern?: [CodeColumns.Block]] {
        let shown = files.filter {
            $0.feature == feature || feature == "Root" && $0.name.hasSuffix("Coordinator")
        }
        return Dictionary(grouping: shown, by: concern).mapValues { $0.map(block) }
    }

    private func concern(of file: SourceFile) -> Concern? {
        file.role.map(Concern.init) ?? Concern(ofType: file.name)
    }

    private func block(of file: SourceFile) -> CodeColumns.Block {
        var lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        while lines.last?.isEmpty == true { lines.removeLast() }
        let place = SourcePlace(
            file: "\(subject.folder)/\(file.path)", firstLine: 1, lastLine: max(1, lines.count))
        return .code(at: place, concern: concern(of: file), lines: lines)
    }
}

extension ArchitectureFiles {
    package init(of subject: ArchitectureSources, in package: URL) throws {
        self.init(
            subject: subject,
            files: try SourceFile.all(in: package.appending(path: subject.folder)))
    }
}

extension CodeColumns {
    /// The code of a feature. Code with the same task is in the same row.
    package init(ofFeature feature: String, in sources: [ArchitectureFiles]) {
        let blocks = sources.map { $0.blocks(of: feature) }
        var rows = Concern.allCases.map { concern in
            Row(
                title: concern.title,
                cells: zip(sources, blocks).map { source, blocks in
                    let reason = Structure.absence(
                        of: concern, in: feature, of: source.subject.module)
                    return blocks[concern] ?? .absence(of: concern, reason)
                })
        }
        if blocks.contains(where: { $0[nil] != nil }) {
            let cells = blocks.map { $0[nil] ?? .nothing }
            rows.append(Row(title: "Other code", cells: cells))
        }
        self.init(title: feature, columns: sources.map(\.subject.name), rows: rows)
    }
}
