/// Parses a feature file by recursive descent.
///
/// Every method parses one part of the grammar and stops before the first line that does not
/// belong to it. The part that follows decides whether that line is right.
struct Parser {
    private var tokens: TokenReader

    /// The lines of tags before a title that is not parsed yet.
    ///
    /// Tags do not tell whether examples, a scenario or a rule follows: the next of the three
    /// takes them. A line with a lone `@` has no tags, but it also needs a title below it.
    private var pendingTagLines: [TagLine] = []

    /// The line after the last one that is not blank.
    private let endOfContent: Int

    /// The first line that no part of the grammar took yet.
    private var nextLine: Int {
        pendingTagLines.first?.line ?? tokens.remaining.first?.number ?? endOfContent
    }

    init(lines: [Line]) {
        tokens = TokenReader(lines)
        endOfContent = (lines.last { !$0.isBlank }?.number ?? 0) + 1
    }

    /// Parses a whole file; nil if it has nothing but comments.
    mutating func parseFile() throws(SyntaxError) -> FeatureNode? {
        let hasLanguage = try tokens.takeLanguage()
        guard let header = try takeTaggedTitle(.feature) else {
            guard !hasLanguage, pendingTagLines.isEmpty, tokens.takeEnd() else {
                throw tokens.unexpected()
            }
            return nil
        }
        let feature = try parseFeature(header)
        guard pendingTagLines.isEmpty, tokens.takeEnd() else { throw tokens.unexpected() }
        return feature
    }

    /// Takes a title and the tags before it. Tags before something else stay pending.
    private mutating func takeTaggedTitle(
        _ kind: TitleKind
    ) throws(SyntaxError) -> (title: Title, tags: [String])? {
        while let tags = try tokens.takeTags() {
            pendingTagLines.append(tags)
        }
        guard let title = tokens.takeTitle(kind) else { return nil }
        defer { pendingTagLines = [] }
        return (title, pendingTagLines.flatMap(\.tags))
    }

    private mutating func parseFeature(
        _ header: (title: Title, tags: [String])
    ) throws(SyntaxError) -> FeatureNode {
        let background = try parseBackground()
        let scenarios = try parseScenarios()
        var rules: [RuleNode] = []
        while let (title, tags) = try takeTaggedTitle(.rule) {
            rules.append(
                RuleNode(
                    name: title.name, tags: tags, background: try parseBackground(),
                    scenarios: try parseScenarios()))
        }
        return FeatureNode(
            name: header.title.name, tags: header.tags, background: background,
            scenarios: scenarios, rules: rules)
    }

    /// Parses the description of a feature or rule and the background below it, if there is one.
    private mutating func parseBackground() throws(SyntaxError) -> [StepNode] {
        tokens.skipDescription(
            before: [.title(.background), .tags, .title(.scenario), .title(.rule)])
        guard tokens.takeTitle(.background) != nil else { return [] }
        tokens.skipDescription(before: [.step, .tags, .title(.scenario), .title(.rule)])
        return try parseSteps()
    }
}

extension Parser {
    /// Parses the scenarios and outlines up to the next rule.
    private mutating func parseScenarios() throws(SyntaxError) -> [ScenarioNode] {
        var scenarios: [ScenarioNode] = []
        while case let start = nextLine, let (title, tags) = try takeTaggedTitle(.scenario) {
            tokens.skipDescription(
                before: [.step, .tags, .title(.examples), .title(.scenario), .title(.rule)])
            scenarios.append(
                ScenarioNode(
                    name: title.name, tags: tags, steps: try parseSteps(),
                    examples: try parseExamples(), location: title.location,
                    lines: start..<nextLine))
        }
        return scenarios
    }

    private mutating func parseExamples() throws(SyntaxError) -> [ExamplesNode] {
        var examples: [ExamplesNode] = []
        while let (_, tags) = try takeTaggedTitle(.examples) {
            tokens.skipDescription(
                before: [.tableRow, .tags, .title(.examples), .title(.scenario), .title(.rule)])
            let table = try parseTable()
            examples.append(
                ExamplesNode(
                    tags: tags, header: table.first?.cells ?? [], rows: Array(table.dropFirst())))
        }
        return examples
    }
}

extension Parser {
    /// Parses the steps of a scenario or background with their tables and doc strings.
    private mutating func parseSteps() throws(SyntaxError) -> [StepNode] {
        var steps: [StepNode] = []
        while let line = tokens.takeStep() {
            steps.append(StepNode(line: line, arguments: try parseArguments()))
        }
        return steps
    }

    /// Parses the rows of a table, if there is one.
    private mutating func parseTable() throws(SyntaxError) -> [TableRow] {
        var rows: [TableRow] = []
        while let row = tokens.takeTableRow() {
            if let first = rows.first, first.cells.count != row.cells.count {
                throw SyntaxError(
                    location: row.location, seen: Self.cellCount(of: row),
                    expected: Self.cellCount(of: first) + " as in the first row of the table",
                    advice: "give all rows the same number of cells, with a | behind each cell")
            }
            rows.append(row)
        }
        return rows
    }

    /// Parses a doc string, a data table or one of each, in either order.
    private mutating func parseArguments() throws(SyntaxError) -> [StepArgument] {
        let firstDocString = try tokens.takeDocString()
        let table = try parseDataTable()
        let lastDocString = firstDocString == nil ? try tokens.takeDocString() : nil
        return [
            firstDocString.map(StepArgument.docString),
            table.map(StepArgument.dataTable),
            lastDocString.map(StepArgument.docString),
        ].compactMap(\.self)
    }

    private mutating func parseDataTable() throws(SyntaxError) -> DataTable? {
        let rows = try parseTable()
        return rows.first.map { DataTable(rows: rows.map(\.cells), location: $0.location) }
    }

    private static func cellCount(of row: TableRow) -> String {
        row.cells.count == 1 ? "1 cell" : "\(row.cells.count) cells"
    }
}
