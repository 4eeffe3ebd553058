import Foundation

extension CodeComparison {
    /// The code of a feature, what has the same task in a row.
    ///
    /// - Parameter package: The folder of the package.
    package init(
        ofFeature feature: String, of subjects: [Subject], in package: URL
    ) throws {
        try self.init(
            ofFeature: feature,
            columns: subjects.map { try ArchitectureFiles(of: $0, in: package) },
            texts: SourceTexts(package: package))
    }

    init(ofFeature feature: String, columns: [ArchitectureFiles], texts: SourceTexts) throws {
        let passages = try columns.map { try $0.passages(of: feature, in: texts) }
        var rows = Concern.allCases.map { concern in
            Row(
                title: concern.title,
                cells: zip(columns, passages).map { column, passages in
                    passages[concern].map(Cell.passages)
                        ?? .absence(
                            of: concern,
                            Structure.absence(of: concern, in: feature, of: column.subject.module))
                })
        }
        if passages.contains(where: { $0[nil] != nil }) {
            let cells = passages.map { $0[nil].map(Cell.passages) ?? .absence(nil) }
            rows.append(Row(title: "What else it takes", cells: cells))
        }
        self.init(title: feature, architectures: columns.map(\.subject.name), rows: rows)
    }
}
