import Foundation

extension CodeComparison {
    /// The files of a feature, those with the same task in a row.
    ///
    /// - Parameter package: The folder of the package.
    public init(ofFeature feature: String, in package: URL) throws {
        let files = try Structure.architectures.flatMap { module in
            try SourceFile.all(in: package.appending(path: "Sources/\(module)"))
        }
        try self.init(ofFeature: feature, files: files, texts: SourceTexts(package: package))
    }

    init(ofFeature feature: String, files: [SourceFile], texts: SourceTexts) throws {
        let own = files.filter { $0.feature == feature }
        var rows = try Concern.allCases.map { concern in
            Row(
                title: concern.title,
                cells: try Structure.architectures.map { module in
                    try Self.cell(
                        own.filter { $0.module == module && $0.concern == concern }, texts: texts,
                        absence: Structure.absence(of: concern, in: feature, of: module))
                })
        }
        let others = own.filter { $0.role == nil }
        if !others.isEmpty {
            let cells = try Structure.architectures.map { module in
                try Self.cell(others.filter { $0.module == module }, texts: texts, absence: nil)
            }
            rows.append(Row(title: "What else it takes", cells: cells))
        }
        self.init(title: feature, architectures: Structure.architectures, rows: rows)
    }

    private static func cell(
        _ files: [SourceFile], texts: SourceTexts, absence: String?
    ) throws -> Cell {
        let passages = try files.map { file in
            try texts.passage(file: "Sources/\(file.module)/\(file.feature)/\(file.name).swift")
        }
        guard passages.isEmpty else { return .passages(passages) }
        return .absence(absence.map { "no such role here, because \($0)" })
    }
}

extension SourceFile {
    fileprivate var concern: Concern? { role.map(Concern.init) }
}
