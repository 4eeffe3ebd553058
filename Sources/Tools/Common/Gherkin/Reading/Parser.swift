import Console

/// Parses a feature file by recursive descent, and compiles it to scenarios on the way.
///
/// The meaning of a line depends on its place: `Given` begins a step below a scenario, but is plain text in the description
/// of a feature. So every method parses one part of the grammar, and stops before the first line that does not belong to
/// it. The next part decides whether that line is allowed.
struct Parser {
    let path: String

    var dialect = Dialect.english

    /// The kinds asked for since the last line was taken. An error lists them as expected.
    var expected: [LineKind] = []

    var warnings: [GherkinError] = []

    /// The lines that are not parsed yet.
    var remaining: ArraySlice<Line>

    /// The location for an error at the end of the file: the line after the last.
    let end: Location

    /// The lines of tags before a title that is not parsed yet.
    ///
    /// The next examples, scenario or rule takes them. A line with a lone `@` has no tags, but it also needs a title below
    /// it.
    var pendingTags: [(names: [String], line: Int)] = []

    /// The line after the last one that is not blank.
    let endOfContent: Int

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
    struct Title {
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
        // A file with a language header needs a feature. Only a file of comments may have none.
        guard title != nil || !hasLanguage, pendingTags.isEmpty, takeEnd() else {
            throw unexpected()
        }
        return Feature(
            path: path, name: title?.name ?? "", scenarios: scenarios,
            warnings: warnings.uniqued())
    }

    /// Parses the description of a feature or rule and the background below it, if there is one.
    ///
    /// - Parameter outer: The steps of the feature's background, if this is the background of a rule. They come first.
    private mutating func parseBackground(after outer: [Step]) throws(GherkinError) -> [Step] {
        skipDescription(before: [.background, .tags, .scenario, .rule])
        guard take(.background) != nil else { return outer }
        skipDescription(before: [.step, .tags, .scenario, .rule])
        return outer + (try parseSteps(after: outer))
    }

    // MARK: Scenarios

    /// Parses the scenarios and outlines up to the next rule.
    ///
    /// A scenario with examples is an outline, whatever its keyword, because Cucumber accepts either keyword for both.
    private mutating func parseScenarios(in context: Context) throws(GherkinError) -> [Scenario] {
        var scenarios: [Scenario] = []
        while case let start = nextLine, let title = try takeTitle(.scenario) {
            skipDescription(before: [.step, .tags, .examples, .scenario, .rule])
            let steps = try parseSteps(after: context.background)
            let examples = try parseExamples(of: title, steps)
            if examples == nil, dialect.outlines.contains(title.keyword) {
                warnings.append(lacksRows(title.keyword, at: title.location))
            }
            for row in examples ?? [ExampleRow(tags: [], location: title.location)] {
                if examples != nil { warnings += steps.flatMap { unfilled(in: $0, by: row) } }
                // Fill in placeholders only in the steps of the outline, and not in those of the background.
                scenarios.append(
                    Scenario(
                        path: path, feature: context.feature, rule: context.rule,
                        name: row.fill(title.name),
                        tags: context.tags + title.tags + row.tags,
                        steps: steps.isEmpty ? [] : context.background + steps.map(row.fill),
                        location: row.location, lines: start..<nextLine))
            }
        }
        return scenarios
    }

    /// Parses the rows of all examples below a scenario; nil if there are no examples.
    private mutating func parseExamples(
        of outline: Title, _ steps: [Step]
    ) throws(GherkinError) -> [ExampleRow]? {
        var rows: [ExampleRow]?
        while let title = try takeTitle(.examples) {
            skipDescription(before: [.tableRow, .tags, .examples, .scenario, .rule])
            let table = try parseTable()
            let names = table.first?.cells ?? []
            if table.count < 2 { warnings.append(lacksRows(title.keyword, at: title.location)) }
            let found = table.dropFirst().map { row in
                ExampleRow(
                    tags: title.tags, location: row.location,
                    replacements: zip(names, row.cells).map { ("<\($0)>", $1) })
            }
            if let heading = table.first?.location {
                warnings += useless(found, in: outline.name, steps, at: heading)
            }
            rows = (rows ?? []) + found
        }
        return rows
    }
}
