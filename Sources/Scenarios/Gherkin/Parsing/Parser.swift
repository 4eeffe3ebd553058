/// Finds the structure of a feature file.
///
/// Every method parses one part of the grammar and stops in front of the first line that does
/// not belong to it; whether that line is right is for the part that follows to say.
struct Parser {
    var tokens: TokenReader

    /// The tags of each line of tags in front of a title that is yet to be read.
    ///
    /// Tags do not show whether examples, a scenario or a rule follows, so whichever of the
    /// three is read next takes them. A lone `@` makes a line without tags, which needs a title
    /// below it all the same.
    private var pendingTagLines: [[String]] = []

    init(lines: [Line]) {
        tokens = TokenReader(lines)
    }

    /// Parses a whole file; nil if there is nothing in it but comments.
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

    /// Takes a title and the tags in front of it. Tags that turn out to be in front of something
    /// else are kept for it.
    mutating func takeTaggedTitle(
        _ kind: TitleKind
    ) throws(SyntaxError) -> (title: Title, tags: [String])? {
        while let tags = try tokens.takeTags() {
            pendingTagLines.append(tags)
        }
        guard let title = tokens.takeTitle(kind) else { return nil }
        defer { pendingTagLines = [] }
        return (title, pendingTagLines.flatMap(\.self))
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
