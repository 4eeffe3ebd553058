extension FeatureParser {
    /// Reads steps as long as there are any.
    ///
    /// - Parameter others: What may stand behind the steps, for errors.
    mutating func readSteps(or others: String) throws(GherkinError) -> [StepNode] {
        var steps: [StepNode] = []
        expect("a step, " + others)
        skipBlank()
        while case .step(let keyword, let text) = kind {
            let location = line.location
            advance()
            let (table, docString) = try readArguments()
            steps.append(
                StepNode(
                    keyword: keyword, text: text, dataTable: table, docString: docString,
                    location: location))
            expect("a step, a table or doc string below the last one, " + others)
        }
        return steps
    }

    /// Reads what stands below a step: a table, a doc string, or one of each.
    private mutating func readArguments() throws(GherkinError) -> ([RowNode], DocString?) {
        var table = try readTable()
        let docString = try readDocString()
        if table.isEmpty { table = try readTable() }
        skipBlank()
        return (table, docString)
    }

    // MARK: Tables

    /// Reads rows as long as there are any. All must have as many cells as the first.
    mutating func readTable() throws(GherkinError) -> [RowNode] {
        var rows: [RowNode] = []
        skipBlank()
        while kind == .tableRow {
            let row = RowNode(cells: cells(of: line.text), location: line.location)
            if let first = rows.first, first.cells.count != row.cells.count {
                throw GherkinError(
                    path: path, location: row.location, seen: "a row of \(row.cells.count) cells",
                    expected: "\(first.cells.count), as in the first row of the table",
                    advice: "give every row the same number of cells, each ended by |")
            }
            rows.append(row)
            advance()
            skipBlank()
        }
        return rows
    }

    /// The cells between the bars. `\|`, `\\` and `\n` stand for a bar, a backslash and a line end.
    private func cells(of row: SourceLine.Text) -> [String] {
        var cells: [String] = []
        var cell = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in row.dropFirst() {
            switch (isEscaped, scalar) {
            case (true, "n"): cell.append("\n")
            case (true, "|"), (true, "\\"): cell.append(scalar)
            case (true, _): cell += ["\\", scalar]
            case (false, "\\"): break
            case (false, "|"):
                cells.append(trimmedCell(cell))
                cell = String.UnicodeScalarView()
            case (false, _): cell.append(scalar)
            }
            isEscaped = !isEscaped && scalar == "\\"
        }
        return cells
    }

    /// Line ends were asked for by `\n`, so they stay.
    private func trimmedCell(_ cell: String.UnicodeScalarView) -> String {
        let trimmed = cell[...].trimmed { $0.properties.isWhitespace && $0 != "\n" }
        return String(Substring(trimmed))
    }

    // MARK: Doc strings

    private mutating func readDocString() throws(GherkinError) -> DocString? {
        guard case .docStringDelimiter(let delimiter) = kind else { return nil }
        let opening = line
        advance()
        var content: [String] = []
        while line.rest(after: delimiter) == nil {
            if kind == .endOfFile {
                expect("\(delimiter) to end the doc string of line \(opening.number)")
                throw unexpected()
            }
            content.append(unindented(line, by: opening.indent, delimiter: delimiter))
            advance()
        }
        advance()
        skipBlank()
        return DocString(
            mediaType: opening.rest(after: delimiter)?.trimmed ?? "",
            content: content.joined(separator: "\n"))
    }

    private func unindented(_ line: SourceLine, by indent: Int, delimiter: String) -> String {
        let text = line.raw.dropFirst(min(indent, line.indent))
        let escaped = delimiter == "```" ? "\\`\\`\\`" : "\\\"\\\"\\\""
        return String(Substring(text)).replacing(escaped, with: delimiter)
    }

    // MARK: Tags

    /// Reads lines of tags as long as there are any.
    mutating func readTags() throws(GherkinError) -> [String] {
        var tags: [String] = []
        skipBlank()
        while kind == .tags {
            tags += try names(of: line)
            advance()
            skipBlank()
        }
        return tags
    }

    private func names(of line: SourceLine) throws(GherkinError) -> [String] {
        var tags: [String] = []
        var column = line.location.column
        for part in withoutComment(line.text).dropFirst().split(
            separator: "@", omittingEmptySubsequences: false)
        {
            let name = part.trimmed
            if name.unicodeScalars.contains(where: \.properties.isWhitespace) {
                throw GherkinError(
                    path: path, location: Location(line: line.number, column: column),
                    seen: "the tag \"@\(name)\"", expected: "a tag without white space",
                    advice: "put an @ before each tag, and - or _ in place of the white space")
            }
            if !name.isEmpty { tags.append("@" + name) }
            column += part.count + 1
        }
        return tags
    }

    /// A `#` behind white space begins a comment.
    private func withoutComment(_ text: SourceLine.Text) -> SourceLine.Text {
        let comment = zip(text.indices, text.indices.dropFirst()).first { space, mark in
            text[mark] == "#" && text[space].properties.isWhitespace
        }
        return comment.map { text[..<$0.0] } ?? text
    }
}
