import Output

/// Parses a feature file by recursive descent, and compiles it to scenarios on the way.
///
/// The meaning of a line depends on its place: `Given` begins a step below a scenario, but is plain
/// text in the description of a feature. So every method parses one part of the grammar, and stops
/// before the first line that does not belong to it. The part that follows decides whether that line
/// is right.
struct Parser {
    let path: String

    private(set) var dialect = Dialect.english

    /// The kinds asked for since the last line was taken. An error lists them as expected.
    private(set) var expected: [LineKind] = []

    private var warnings: [GherkinError] = []

    /// The lines that no part of the grammar took yet.
    private(set) var remaining: ArraySlice<Line>

    /// Where an error at the end of the file is reported: on the missing line.
    let end: Location

    /// The lines of tags before a title that is not parsed yet.
    ///
    /// It is open whether examples, a scenario or a rule follows: the next of the three takes them.
    /// A line with a lone `@` has no tags, but it also needs a title below it.
    private var pendingTags: [(names: [String], line: Int)] = []

    /// The line after the last one that is not blank.
    private let endOfContent: Int

    init(lines: [Line], path: String) {
        self.path = path
        remaining = lines[...]
        end = Location(line: lines.count + 1, column: 1)
        endOfContent = (lines.last { !$0.content.isEmpty }?.number ?? 0) + 1
    }

    // MARK: Features and rules

    /// What a scenario inherits from its feature and its rule.
    private struct Context {
        let feature: String
        var rule: String?
        var tags: [String]
        var background: [Step] = []
    }

    /// A line such as `Scenario: a name`, and the tags before it.
    private struct Title {
        let keyword: String
        let name: String
        let tags: [String]
        let location: Location
    }

    /// Parses a whole file.
    mutating func parseFile() throws(GherkinError) -> Feature {
        let hasLanguage = try takeLanguage()
        var scenarios: [Scenario] = []
        let title = try takeTitle(.feature)
        if let title {
            var context = Context(feature: title.name, tags: title.tags)
            context.background = try parseBackground(after: [])
            scenarios = try parseScenarios(in: context)
            while let rule = try takeTitle(.rule) {
                var inner = context
                inner.rule = rule.name
                inner.tags += rule.tags
                inner.background = try parseBackground(after: context.background)
                scenarios += try parseScenarios(in: inner)
            }
        }
        // A header needs a feature. Only a file of comments has none.
        guard title != nil || !hasLanguage, pendingTags.isEmpty, takeEnd() else {
            throw unexpected()
        }
        return Feature(
            path: path, name: title?.name ?? "", scenarios: scenarios,
            warnings: warnings.uniqued())
    }

    /// Parses the description of a feature or rule and the background below it, if there is one.
    ///
    /// - Parameter outer: The steps of the background around it, which come first.
    private mutating func parseBackground(after outer: [Step]) throws(GherkinError) -> [Step] {
        skipDescription(before: [.background, .tags, .scenario, .rule])
        guard take(.background) != nil else { return outer }
        skipDescription(before: [.step, .tags, .scenario, .rule])
        return outer + (try parseSteps(after: outer))
    }

    // MARK: Scenarios

    /// Parses the scenarios and outlines up to the next rule.
    ///
    /// Examples make a scenario an outline, not its keyword: Cucumber accepts either for both.
    private mutating func parseScenarios(in context: Context) throws(GherkinError) -> [Scenario] {
        var scenarios: [Scenario] = []
        while case let start = nextLine, let title = try takeTitle(.scenario) {
            skipDescription(before: [.step, .tags, .examples, .scenario, .rule])
            let steps = try parseSteps(after: context.background)
            let examples = try parseExamples()
            let lines = start..<nextLine
            func scenario(
                _ name: String, tags: [String], steps: [Step], at location: Location
            ) -> Scenario {
                Scenario(
                    feature: context.feature, rule: context.rule, name: name,
                    tags: context.tags + title.tags + tags,
                    steps: steps.isEmpty ? [] : context.background + steps,
                    location: location, lines: lines)
            }
            guard let examples else {
                if dialect.outlines.contains(title.keyword) {
                    warnings.append(lacksRows(title.keyword, at: title.location))
                }
                scenarios.append(scenario(title.name, tags: [], steps: steps, at: title.location))
                continue
            }
            // Placeholders belong to the outline: a background keeps what looks like one.
            for row in examples {
                warnings += steps.flatMap { step in
                    row.values.unknown(in: step).map {
                        error(
                            at: step.location, seen: $0.quotedOnOneLine,
                            expected: "the name of a column of the examples",
                            advice: "it is not filled in: correct it, or add the column")
                    }
                }
                scenarios.append(
                    scenario(
                        row.values.fill(title.name), tags: row.tags,
                        steps: steps.map(row.values.fill), at: row.location))
            }
        }
        return scenarios
    }

    /// Parses the rows of all examples below a scenario; nil if there are no examples.
    private mutating func parseExamples() throws(GherkinError) -> [ExampleRow]? {
        var rows: [ExampleRow]?
        while let title = try takeTitle(.examples) {
            skipDescription(before: [.tableRow, .tags, .examples, .scenario, .rule])
            let table = try parseTable()
            let names = table.first?.cells ?? []
            if table.count < 2 { warnings.append(lacksRows(title.keyword, at: title.location)) }
            rows =
                (rows ?? [])
                + table.dropFirst().map { row in
                    ExampleRow(
                        tags: title.tags, values: ExampleValues(names: names, values: row.cells),
                        location: row.location)
                }
        }
        return rows
    }

    private struct ExampleRow {
        let tags: [String]
        let values: ExampleValues
        let location: Location
    }

    // MARK: Steps

    /// Parses the steps of a scenario or background with their tables and doc strings.
    ///
    /// - Parameter background: The steps before them: an `And` or a `But` takes over their type.
    private mutating func parseSteps(after background: [Step]) throws(GherkinError) -> [Step] {
        var steps: [Step] = []
        while let line = take(.step), let keyword = dialect.keyword(of: .step, in: line) {
            let previous = (steps.last ?? background.last)?.keywordType ?? .unknown
            steps.append(
                Step(
                    keyword: keyword.trimmingWhitespace(),
                    keywordType: dialect.type(ofKeyword: keyword, after: previous),
                    text: line.rest(after: keyword), arguments: try parseArguments(),
                    location: line.location))
        }
        return steps
    }

    /// Parses a doc string, a data table or one of each, in either order.
    private mutating func parseArguments() throws(GherkinError) -> [StepArgument] {
        let firstText = try parseDocString()
        let table = try parseTable().map(\.cells)
        let lastText = firstText == nil ? try parseDocString() : nil
        return [
            firstText.map(StepArgument.docString), table.isEmpty ? nil : .dataTable(table),
            lastText.map(StepArgument.docString),
        ].compactMap(\.self)
    }

    /// Parses the rows of a table, if there is one.
    private mutating func parseTable() throws(GherkinError) -> [(
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

    /// The first line that no part of the grammar took yet.
    private var nextLine: Int {
        pendingTags.first?.line ?? remaining.first?.number ?? endOfContent
    }

    /// Takes the language header, if there is one, and switches to its language.
    private mutating func takeLanguage() throws(GherkinError) -> Bool {
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
    private mutating func takeTitle(_ kind: LineKind) throws(GherkinError) -> Title? {
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
    private mutating func take(_ kind: LineKind) -> Line? {
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
    private mutating func takeEnd() -> Bool {
        skipIgnored()
        if !remaining.isEmpty { expected.append(.endOfFile) }
        return remaining.isEmpty
    }

    /// Skips a description: all lines up to the first of these kinds.
    private mutating func skipDescription(before kinds: [LineKind]) {
        let start = remaining
        remaining = remaining.drop { [dialect] line in
            !kinds.contains { line.isOf($0, in: dialect) }
        }
        // Prose may begin with such a word, too, but no steps follow it.
        for index in start.startIndex..<remaining.startIndex {
            guard let keyword = dialect.keywordWithoutColon(in: start[index]),
                start[(index + 1)...].prefix(remaining.startIndex - index)
                    .contains(where: { $0.isOf(.step, in: dialect) })
            else { continue }
            warnings.append(
                error(
                    at: start[index].location, seen: String(start[index].content).quotedOnOneLine,
                    expected: keyword.quotedOnOneLine,
                    advice: "without its colon it is part of a description, and begins nothing"))
        }
    }

    private mutating func skipIgnored() {
        remaining = remaining.drop(while: \.isIgnored)
    }
}
