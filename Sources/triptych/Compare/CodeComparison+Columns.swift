import Anatomy
import Reporting

extension CodeComparison {
    /// The comparison as it is shown.
    ///
    /// - Parameter subtitle: What is said of the whole.
    func columns(subtitle: String? = nil) -> CodeColumns {
        CodeColumns(
            title: title, subtitle: subtitle, columns: architectures,
            rows: rows.map { row in
                CodeColumns.Row(title: row.title, cells: row.cells.map(\.blocks))
            })
    }
}

extension CodeComparison.Cell {
    fileprivate var blocks: [CodeColumns.Block] {
        switch self {
        case .passages(let passages): passages.map(\.block)
        case .absence(let reason): [.remark(reason ?? "—")]
        }
    }
}

extension Passage {
    fileprivate var block: CodeColumns.Block {
        .code(
            title: function, note: note, place: place?.textUnderSources,
            firstLine: place?.firstLine ?? 1, lines: lines)
    }
}
