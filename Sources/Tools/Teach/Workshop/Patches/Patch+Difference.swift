import Output

extension FilePatch {
    /// The change as a block of code in a column.
    ///
    /// - Parameters:
    ///   - place: The path that the block shows.
    ///   - unindented: Whether each hunk is shown without the indentation that all its lines share.
    package func block(place: String, unindented: Bool) -> CodeColumns.Block {
        let note = oldPath == nil ? "new" : newPath == nil ? "removed" : nil
        return .difference(
            place: place, note: note,
            parts: hunks.map { $0.differenceLines(without: unindented ? $0.indent : 0) })
    }
}

extension Hunk {
    /// How many spaces all its lines begin with.
    fileprivate var indent: Int {
        let written = lines.filter { !$0.text.allSatisfy(\.isWhitespace) }
        return written.map { $0.text.prefix { $0 == " " }.count }.min() ?? 0
    }

    fileprivate func differenceLines(without indent: Int) -> [CodeColumns.DifferenceLine] {
        lines.map { line in
            let kind: CodeColumns.DifferenceLine.Kind =
                switch line.kind {
                case .context: .kept
                case .added: .added
                case .removed: .removed
                }
            return CodeColumns.DifferenceLine(kind, String(line.text.dropFirst(indent)))
        }
    }
}
