/// Hands the lines of a file to the parser as the tokens it asks for.
///
/// What a line is depends on where it stands: `Given` begins a step below a scenario, but is
/// mere text in the description of a feature. So the parser asks for one kind of token after
/// another, and the reader remembers those asked for in vain: they are what was expected
/// where a line is none of them.
struct TokenReader {
    private(set) var dialect = Dialect.english

    /// The kinds asked for since the last token was taken.
    private(set) var expected: [TokenKind] = []

    /// The lines no token was taken from yet.
    private(set) var remaining: ArraySlice<Line>

    /// Where an error at the end of the file is reported: on the line that is missing.
    let end: Location

    init(_ lines: [Line]) {
        remaining = lines[...]
        end = Location(line: lines.count + 1, column: 1)
    }

    /// Takes the language header, if there is one, and reads on in its language.
    mutating func takeLanguage() throws(SyntaxError) -> Bool {
        while let line = remaining.first, line.isBlank || line.isComment {
            if let language = line.language {
                dialect = try Self.dialect(of: language, at: line.location)
                remaining.removeFirst()
                return true
            }
            remaining.removeFirst()
        }
        expected.append(.language)
        return false
    }

    mutating func takeTags() throws(SyntaxError) -> [String]? {
        try take(.tags) { line, _ throws(SyntaxError) in try line.tags() }
    }

    mutating func takeTitle(_ kind: TitleKind) -> Title? {
        take(.title(kind)) { line, dialect in line.title(kind, in: dialect) }
    }

    mutating func takeStep() -> StepLine? {
        take(.step) { line, dialect in line.step(in: dialect) }
    }

    mutating func takeTableRow() -> TableRow? {
        take(.tableRow) { line, _ in line.tableRow }
    }

    /// Takes a whole doc string, in which no line but its closing delimiter is a token.
    mutating func takeDocString() throws(SyntaxError) -> DocString? {
        let opening = take(.docString) { line, _ in
            line.docStringDelimiter.map { (line: line, delimiter: $0) }
        }
        guard let (openingLine, delimiter) = opening else { return nil }
        var content: [String] = []
        while let line = remaining.popFirst() {
            if line.starts(with: delimiter.rawValue) {
                let mediaType = openingLine.rest(after: delimiter.rawValue)
                return DocString(
                    content: content.joined(separator: "\n"),
                    mediaType: mediaType.isEmpty ? nil : mediaType,
                    location: openingLine.location)
            }
            content.append(
                line.docStringText(removing: openingLine.indentation, delimiter: delimiter))
        }
        throw unclosed(delimiter, openedAt: openingLine)
    }

    /// Whether there is nothing left but blank lines and comments.
    mutating func takeEnd() -> Bool {
        skipIgnored()
        if !remaining.isEmpty {
            expected.append(.endOfFile)
        }
        return remaining.isEmpty
    }

    /// Skips a description: all lines up to the first that is one of the kinds.
    mutating func skipDescription(before kinds: [TokenKind]) {
        while let line = remaining.first {
            guard !kinds.contains(where: { line.begins($0, in: dialect) }) else { return }
            remaining.removeFirst()
        }
    }

    /// Takes the next line, if it is what is asked for.
    private mutating func take<Token, Failure: Error>(
        _ kind: TokenKind, _ read: (Line, Dialect) throws(Failure) -> Token?
    ) throws(Failure) -> Token? {
        skipIgnored()
        guard let line = remaining.first, let token = try read(line, dialect) else {
            expected.append(kind)
            return nil
        }
        remaining.removeFirst()
        expected.removeAll()
        return token
    }

    private mutating func skipIgnored() {
        while let line = remaining.first, line.isBlank || line.isComment {
            remaining.removeFirst()
        }
    }
}
