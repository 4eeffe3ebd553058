import Output
import Scenarios

/// The scenarios that a command line asks for.
struct ScenarioSelection {
    private let files: [FeatureSelection]
    private var tags: TagExpression?
    private var name: String?
    private var failed: FailedScenarios?

    init(_ arguments: Arguments) throws(UsageError) {
        if arguments.has("--failed") {
            guard arguments.operands.isEmpty else {
                throw UsageError("--failed knows its files; give either --failed or a PATH")
            }
            let failed = try FailedScenarios.last()
            files = try FeatureSelection.all(failed.paths)
            self.failed = failed
        } else {
            files = try FeatureSelection.all(arguments.operands, takesLines: true)
        }
        tags = try arguments.value(of: "--tag").map(Self.tags)
        name = arguments.value(of: "--name")
    }

    /// All scenarios of these files or folders, or of the package if there are none.
    init(paths: [String]) throws(UsageError) {
        files = try FeatureSelection.all(paths)
    }

    /// All scenarios of the package.
    static func all() throws(UsageError) -> ScenarioSelection {
        try ScenarioSelection(paths: [])
    }

    /// Reads the files and selects.
    ///
    /// - Returns: Nil if a file can't be read or has unknown steps. The terminal then shows a line for each
    ///   error.
    func load(reportingTo terminal: Terminal) throws(UsageError) -> [RunnableScenario]? {
        var scenarios: [RunnableScenario] = []
        var selected: [RunnableScenario] = []
        var errors: [any Error] = []
        for file in files {
            let feature: RunnableFeature
            do {
                feature = try RunnableFeature(FeatureFiles.read(file.path))
            } catch {
                errors.append(error)
                continue
            }
            if feature.scenarios.isEmpty {
                terminal.note("\(file.path.printable): there are no scenarios in this file")
            }
            scenarios += feature.scenarios
            selected += try file.selected(from: feature.scenarios)
        }
        for error in errors { terminal.note("\(error)") }
        guard errors.isEmpty else { return nil }
        selected = selected.filter(isSelected)
        if selected.isEmpty { throw UsageError(nothingSelected(among: scenarios.count)) }
        return selected
    }

    private static func tags(_ text: String) throws(UsageError) -> TagExpression {
        // People may type the name of a tag without `@`; tags in files always have the sign.
        let isName = !text.contains(where: { $0.isWhitespace || "@()".contains($0) })
        do throws(TagExpressionError) {
            return try TagExpression(isName ? "@" + text : text)
        } catch {
            throw UsageError(error.description)
        }
    }

    private func isSelected(_ scenario: RunnableScenario) -> Bool {
        (tags?.matches(scenario.scenario.tags) ?? true)
            && (name.map(scenario.scenario.name.contains) ?? true)
            && (failed?.contains(scenario) ?? true)
    }

    private func nothingSelected(among count: Int) -> String {
        let conditions = [
            tags.map { "matches the tags \($0)" },
            name.map { "has \"\($0)\" in its name" },
            failed.map { _ in "failed in the last run" },
        ].compactMap(\.self)
        let condition = conditions.isEmpty ? "is there" : conditions.joined(separator: " and ")
        return "of \(count) scenarios none \(condition); "
            + "`triptych scenarios list` prints them with their tags"
    }
}
