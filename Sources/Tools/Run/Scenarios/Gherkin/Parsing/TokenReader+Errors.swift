extension TokenReader {
    /// The error where the next line, or the end of the file, is nothing that the parser asked for.
    func unexpected() -> SyntaxError {
        SyntaxError(
            location: remaining.first?.location ?? end,
            seen: remaining.first.map { String($0.content).quotedOnOneLine }
                ?? TokenKind.endOfFile.description,
            expected: expectation, advice: advice)
    }

    /// The error of a doc string without a closing delimiter.
    func unclosed(_ delimiter: DocStringDelimiter, openedAt opening: Line) -> SyntaxError {
        SyntaxError(
            location: end, seen: TokenKind.endOfFile.description,
            expected: "\(delimiter.rawValue) to close the doc string of line \(opening.number)",
            advice: "put \(delimiter.rawValue) on a line of its own below the doc string")
    }

    /// The dialect of a language. Throws if the language is unknown.
    static func dialect(
        of language: String, at location: Location
    ) throws(SyntaxError) -> Dialect {
        if let dialect = Dialect.named(language) {
            return dialect
        }
        throw SyntaxError(
            location: location, seen: "the language " + language.quotedOnOneLine,
            expected: Dialect.known.map(\.language).joined(by: "or"),
            advice: "write the file in one of these languages and name it in the header")
    }

    private var expectation: String {
        var kinds: [TokenKind] = []
        for kind in expected where !kinds.contains(kind) {
            kinds.append(kind)
        }
        return kinds.map(\.description).joined(by: "or")
    }

    /// What to do about the line, judged by what it would be in another place.
    private var advice: String {
        guard let line = remaining.first else {
            return "write what is missing, or remove the tags at the end"
        }
        if expected.contains(.title(.feature)) {
            return "begin the file with \(keyword(.feature)) and the name of the feature"
        }
        let misplaced = TokenKind.misplaceable.first { line.begins($0, in: dialect) }
        return switch misplaced {
        case .title(.feature): "move the feature to a file of its own"
        case .title(.background):
            "put one background at most, without tags, before the first scenario"
        case .title(.examples): "put examples below the steps of a scenario outline"
        case .tableRow: "put the table below a step or below \(keyword(.examples))"
        case .docString: "put the doc string below a step, one at most"
        case .step: "put the step below \(keyword(.scenario)) and in front of its examples"
        default: adviceForText
        }
    }

    /// What to do about a line that is no token in any place.
    private var adviceForText: String {
        guard expected.contains(.step) else {
            return "remove the line or make it a comment with #"
        }
        return "start the step with " + dialect.exampleStepKeywords.joined(by: "or")
    }

    private func keyword(_ kind: TitleKind) -> String {
        dialect.titlePrefixes(of: kind).first ?? ""
    }
}

extension TokenKind {
    /// What a line in the wrong place may be.
    fileprivate static let misplaceable: [TokenKind] =
        [.title(.feature), .title(.background), .title(.examples), .tableRow, .docString, .step]
}

extension [String] {
    /// The elements as a sentence lists them, such as `one, two or three`.
    func joined(by conjunction: String) -> String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
