import Comparison
import Output
import Traces

extension CodeComparison {
    /// The comparison as columns.
    ///
    /// - Parameter subtitle: A remark on the whole comparison.
    package func columns(subtitle: String? = nil) -> CodeColumns {
        CodeColumns(
            title: title, subtitle: subtitle, columns: architectures,
            rows: rows.map { row in
                CodeColumns.Row(
                    title: row.title,
                    cells: row.cells.map { $0.blocks(isFirst: !row.title.isEmpty) })
            })
    }
}

extension CodeComparison.Cell {
    /// - Parameter isFirst: Whether the row begins a new task, so that an empty cell needs a mark.
    fileprivate func blocks(isFirst: Bool) -> [CodeColumns.Block] {
        switch self {
        case .passages(let passages): passages.map(\.block)
        case .absence(let reason?): [.remark(reason)]
        case .absence(nil): isFirst ? [.remark("—")] : []
        }
    }
}

extension Passage {
    fileprivate var block: CodeColumns.Block {
        switch kind {
        case .code:
            .code(
                title: shortFunction, note: note, place: place?.textUnderSources ?? "",
                firstLine: place?.firstLine ?? 1, lines: lines)
        case .named:
            .mention(title: function ?? "", note: note, place: place?.textUnderSources)
        case .again:
            .again(title: function ?? "", note: note, firstLine: place?.firstLine)
        }
    }
}
