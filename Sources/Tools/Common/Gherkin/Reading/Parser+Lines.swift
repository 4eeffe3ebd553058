/// Reads the content below titles, line by line.
extension Parser {
    // MARK: Steps

    /// Parses the steps of a scenario or background with their tables and doc strings.
    ///
    /// - Parameter background: The steps of the background. A first step with `And` or `But` takes over the type of the
    ///   last of these.
    mutating func parseSteps(after background: [Step]) throws(GherkinError) -> [Step] {
        var steps: [Step] = []
        while let line = take(.step), let keyword = dialect.keyword(of: .step, in: line) {
            let previous = (steps.last ?? background.last)?.keywordType ?? .unknown
            // A doc string and a table may be below a step, in either order.
            var docString = try parseDocString()
            let table = try parseTable().map(\.cells)
            if docString == nil { docString = try parseDocString() }
            steps.append(
                Step(
                    keyword: keyword.trimmingWhitespace(),
                    keywordType: dialect.type(ofKeyword: keyword, after: previous),
                    text: line.rest(after: keyword), table: table.isEmpty ? nil : table,
                    docString: docString, location: line.location))
        }
        return steps
    }

    /// Parses the rows of a table, if there is one.
    mutating func parseTable() throws(GherkinError) -> [(
        cells: [String], location: Location
    )] {
        var rows: [(cells: [String], location: Location)] = []
        while let line = take(.tableRow) {
            let cells = line.cells
            if let first = rows.first?.cells.count, first != cells.count {
                throw wrongCellCount(cells.count, insteadOf: first, at: line.location)
            }
            rows.append((cells, line.location))
        }
        return rows
    }

    /// Parses a whole doc string; inside it only the closing delimiter has a meaning.
    private mutating func parseDocString() throws(GherkinError) -> String? {
        guard let opening = take(.docString), let delimiter = opening.docStringDelimiter else {
            return nil
        }
        var content: [String] = []
        while let line = remaining.popFirst() {
            if line.starts(with: delimiter) { return content.joined(separator: "\n") }
            content.append(
                line.docStringText(removing: opening.indentation, delimiter: delimiter))
        }
        throw unclosed(delimiter, openedAt: opening)
    }

    // MARK: Lines

    /// The number of the first line that is not parsed yet.
    var nextLine: Int {
        pendingTags.first?.line ?? remaining.first?.number ?? endOfContent
    }

    /// Takes the language header, if there is one, and switches to its language.
    mutating func takeLanguage() throws(GherkinError) -> Bool {
        while let line = remaining.first, line.isIgnored {
            if let language = line.language {
                guard let known = Dialect.known.first(where: { $0.language == language }) else {
                    throw unknownLanguage(language, at: line.location)
                }
                dialect = known
                remaining.removeFirst()
                return true
            }
            remaining.removeFirst()
        }
        expected.append(.language)
        return false
    }

    /// Takes a title and the tags before it. Tags before something else stay pending.
    mutating func takeTitle(_ kind: LineKind) throws(GherkinError) -> Title? {
        while let line = take(.tags) {
            let tags = line.tags
            for (tag, column) in tags where tag.contains(where: \.isWhitespace) {
                throw spaceInTag(tag, at: Location(line: line.number, column: column))
            }
            pendingTags.append((tags.map(\.name), line.number))
        }
        guard let line = take(kind), let keyword = dialect.keyword(of: kind, in: line) else {
            return nil
        }
        defer { pendingTags = [] }
        return Title(
            keyword: keyword, name: line.rest(after: keyword), tags: pendingTags.flatMap(\.names),
            location: line.location)
    }

    /// Takes the next line, if it is of this kind.
    mutating func take(_ kind: LineKind) -> Line? {
        skipIgnored()
        guard let line = remaining.first, line.isOf(kind, in: dialect) else {
            expected.append(kind)
            return nil
        }
        remaining.removeFirst()
        expected.removeAll()
        return line
    }

    /// Whether there is nothing left but blank lines and comments.
    mutating func takeEnd() -> Bool {
        skipIgnored()
        if !remaining.isEmpty { expected.append(.endOfFile) }
        return remaining.isEmpty
    }

    /// Skips a description: all lines up to the first of these kinds.
    mutating func skipDescription(before kinds: [LineKind]) {
        let start = remaining
        remaining = remaining.drop { [dialect] line in
            !kinds.contains { line.isOf($0, in: dialect) }
        }
        for line in start[..<remaining.startIndex] {
            guard let keyword = dialect.keywordWithoutSpace(in: line) else { continue }
            warnings.append(lacksSpace(keyword, at: line))
        }
        // Warn only about the last lines, because prose above them may begin with such a word.
        if kinds.contains(.step) {
            let last = start[..<remaining.startIndex].reversed().prefix {
                dialect.misspeltKeyword(in: $0) != nil
            }
            warnings += last.reversed().compactMap { line in
                dialect.misspeltKeyword(in: line).map { isMisspelt($0, at: line) }
            }
        }
        // Warn only if a step follows, because prose may begin with such a word, too.
        for index in start.startIndex..<remaining.startIndex {
            guard let keyword = dialect.keywordWithoutColon(in: start[index]),
                start[(index + 1)...].prefix(remaining.startIndex - index)
                    .contains(where: { $0.isOf(.step, in: dialect) })
            else { continue }
            warnings.append(lacksColon(keyword, at: start[index]))
        }
    }

    private mutating func skipIgnored() {
        remaining = remaining.drop(while: \.isIgnored)
    }
}
