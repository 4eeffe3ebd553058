/// Reads the lines of a feature file by recursive descent over the grammar of Gherkin. Nothing in that
/// grammar nests deeper than a step in a scenario in a rule, so neither does the parser.
struct FeatureParser {
    let path: String
    private let lines: [SourceLine]
    private var dialect: Dialect
    private var position = 0
    /// What could have stood where the parser is, for its errors.
    private var expectation = ""

    init(lines: [SourceLine], path: String, dialect: Dialect) {
        self.lines = lines
        self.path = path
        self.dialect = dialect
    }

    /// Reads a whole file.
    ///
    /// - Returns: Nil if there is nothing in it but comments.
    mutating func parse() throws(GherkinError) -> FeatureNode? {
        expectation = "a Feature line, a tag or a comment"
        try readLanguage()
        let tags = try readTags()
        skipBlank()
        if kind == .endOfFile, tags.isEmpty { return nil }
        guard case .title(.feature, let name) = kind else { throw unexpected() }
        advance()
        expectation = "a Background, Rule, Scenario or Scenario Outline line, or a tag"
        skipDescription { $0.isTitle(.background) || Self.opensPart($0) }
        let background = try readBackground()
        let scenarios = try readScenarios()
        let rules = try readRules()
        guard kind == .endOfFile else { throw unexpected() }
        return FeatureNode(
            name: name, tags: tags, background: background, scenarios: scenarios, rules: rules)
    }

    // MARK: Lines

    /// The line the parser stands at; behind the last one, an empty line.
    var line: SourceLine {
        lines.indices.contains(position)
            ? lines[position] : SourceLine(number: lines.count + 1, raw: Substring().unicodeScalars)
    }

    /// What the line is that the parser stands at.
    var kind: LineKind {
        lines.indices.contains(position) ? dialect.kind(of: lines[position]) : .endOfFile
    }

    mutating func advance() {
        position += 1
    }

    mutating func skipBlank() {
        while kind.isBlank { advance() }
    }

    mutating func expect(_ what: String) {
        expectation = what
    }

    /// Skips free text up to a line that opens what may follow it.
    private mutating func skipDescription(until isNext: (LineKind) -> Bool) {
        while kind != .endOfFile, !isNext(kind) { advance() }
    }

    /// Whether a line opens a rule or a scenario, or may stand in front of one.
    private static func opensPart(_ kind: LineKind) -> Bool {
        kind == .tags || kind.isScenario || kind.isTitle(.rule)
    }

    // MARK: Parts

    /// The first line that is neither blank nor a comment may say in which language the keywords are; as
    /// it looks like a comment itself, it has to come before them.
    private mutating func readLanguage() throws(GherkinError) {
        while kind.isBlank {
            if let name = languageName(in: line) {
                guard let known = Dialect.known[name] else { throw unknownLanguage(name) }
                dialect = known
                return advance()
            }
            advance()
        }
    }

    private func languageName(in line: SourceLine) -> String? {
        let text = String(Substring(line.text))
        return text.wholeMatch(of: #/#\s*language\s*:\s*([a-zA-Z\-_]+)/#).map { String($0.1) }
    }

    private mutating func readBackground() throws(GherkinError) -> [StepNode] {
        guard kind.isTitle(.background) else { return [] }
        advance()
        skipDescription { $0.isStep || Self.opensPart($0) }
        return try readSteps(or: "a tag, or a Rule, Scenario or Scenario Outline line")
    }

    private mutating func readScenarios() throws(GherkinError) -> [ScenarioNode] {
        var scenarios: [ScenarioNode] = []
        skipBlank()
        while kind.isScenario || (kind == .tags && kindBehindTags.isScenario) {
            scenarios.append(try readScenario())
            skipBlank()
        }
        return scenarios
    }

    private mutating func readScenario() throws(GherkinError) -> ScenarioNode {
        let tags = try readTags()
        let location = line.location
        guard case .title(_, let name) = kind else { throw unexpected() }
        advance()
        skipDescription { $0.isStep || $0.isTitle(.examples) || Self.opensPart($0) }
        let steps = try readSteps(
            or: "a tag, or an Examples, Rule, Scenario or Scenario Outline line")
        var examples: [ExamplesNode] = []
        while kind.isTitle(.examples) || (kind == .tags && kindBehindTags.isTitle(.examples)) {
            examples.append(try readExamples())
            skipBlank()
        }
        return ScenarioNode(
            name: name, tags: tags, steps: steps, examples: examples, location: location)
    }

    private mutating func readExamples() throws(GherkinError) -> ExamplesNode {
        let tags = try readTags()
        advance()
        skipDescription { $0 == .tableRow || $0.isTitle(.examples) || Self.opensPart($0) }
        let rows = try readTable()
        expect("a row, a tag, or an Examples, Rule, Scenario or Scenario Outline line")
        return ExamplesNode(
            tags: tags, heading: rows.first?.cells ?? [], rows: Array(rows.dropFirst()))
    }

    private mutating func readRules() throws(GherkinError) -> [RuleNode] {
        var rules: [RuleNode] = []
        while kind == .tags || kind.isTitle(.rule) {
            let tags = try readTags()
            expect(tags.isEmpty ? expectation : "a Rule line or a tag")
            guard case .title(.rule, let name) = kind else { throw unexpected() }
            advance()
            expect("a Background, Rule, Scenario or Scenario Outline line, or a tag")
            skipDescription { $0.isTitle(.background) || Self.opensPart($0) }
            let background = try readBackground()
            rules.append(
                RuleNode(
                    name: name, tags: tags, background: background,
                    scenarios: try readScenarios()))
        }
        return rules
    }

    /// What stands behind the tags the parser stands at: it tells whose tags they are.
    private var kindBehindTags: LineKind {
        var ahead = self
        while ahead.kind == .tags || ahead.kind.isBlank { ahead.advance() }
        return ahead.kind
    }

    // MARK: Errors

    /// The line the parser stands at is out of place.
    func unexpected() -> GherkinError {
        let seen = kind == .endOfFile ? "the end of the file" : "\"\(line.text.trimmed)\""
        return GherkinError(
            path: path, location: line.location, seen: seen, expected: expectation,
            advice: "correct the line or remove it")
    }

    private func unknownLanguage(_ name: String) -> GherkinError {
        GherkinError(
            path: path, location: line.location, seen: "the language \"\(name)\"",
            expected: "one of " + Dialect.known.keys.sorted().joined(separator: ", "),
            advice: "use one of these, or add the language to the table of dialects")
    }
}
