/// Hands the lines of a file to the parser as the tokens it asks for.
///
/// The meaning of a line depends on its place: `Given` begins a step below a scenario, but is
/// plain text in the description of a feature. So the parser asks for one kind of token after
/// another. The reader remembers the kinds that did not match: an error lists them as expected.
struct TokenReader {
    private(set) var dialect = Dialect.english

    /// The kinds asked for since the last token was taken.
    private(set) var expected: [TokenKind] = []

    /// The lines from which no token was taken yet.
    private(set) var remaining: ArraySlice<Line>

    /// Where an error at the end of the file is reported: on the missing line.
    let end: Location

    init(_ lines: [Line]) {
        remaining = lines[...]
        end = Location(line: lines.count + 1, column: 1)
    }

    /// Takes the language header, if there is one, and switches to its language.
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

    mutating func takeTags() throws(SyntaxError) -> TagLine? {
        try take(.tags) { line, _ throws(SyntaxError) in
            try line.tags().map { TagLine(tags: $0, line: line.number) }
        }
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

    /// Takes a whole doc string; inside it only the closing delimiter is a token.
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

    /// Takes the next line, if it is a token of this kind.
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

/// The tags on one line.
struct TagLine {
    let tags: [String]
    let line: Int
}

/// The kinds of token that the parser can ask for.
enum TokenKind: Equatable {
    case language, tags, title(TitleKind), tableRow, docString, step, endOfFile
}

extension TokenKind: CustomStringConvertible {
    /// The kind as errors name it.
    var description: String {
        switch self {
        case .language: "a language header"
        case .tags: "a tag"
        case .title(.feature): "a feature"
        case .title(.background): "a background"
        case .title(.rule): "a rule"
        case .title(.scenario): "a scenario"
        case .title(.examples): "examples"
        case .tableRow: "a table row"
        case .docString: "a doc string"
        case .step: "a step"
        case .endOfFile: "the end of the file"
        }
    }
}
