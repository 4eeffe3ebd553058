import Anatomy
import Architectures
import Reporting
import Scenarios

/// Shows the code of the three side by side: of a feature, or what ran in a step.
struct CompareCommand: Command {
    static let definition = CommandDefinition(
        name: "compare",
        summary: "show the code of the three side by side, of a feature or of a step",
        operands: "FEATURE|STEP",
        options: [
            Option("--all", nil, "show what ran in the toolkit and the services too"),
            Option("--html", "FILE", "write a page in place of text"),
        ],
        notes: """
            FEATURE is one of \(Structure.features.joined(separator: ", ")): the files with the same task
            stand in a row. STEP is the text of a step, such as 'I tap "Log in"': the functions that ran
            in the first scenario that has it, in the order they ran, each shown once, and named when it
            ran again. As for `triptych trace`, a build that records is brought up to date first.

            What is longer than the window is shown by the program that PAGER names, or by less. Below 90
            columns the three stand below each other.
            """)

    private let text: String
    private let feature: String?
    private let detail: CallTreeBuilder.Detail
    private let htmlPath: String?

    init(_ arguments: Arguments) throws(UsageError) {
        let text = arguments.operands.first ?? ""
        guard !text.isEmpty, arguments.operands.count == 1 else {
            throw UsageError(
                "what is to be compared? Give one feature or one step, in quotes; see "
                    + "`triptych compare --help`")
        }
        self.text = text
        feature = Structure.features.first { $0.lowercased() == text.lowercased() }
        detail = arguments.has("--all") ? .all : .roles
        htmlPath = arguments.value(of: "--html")
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        guard let feature else { return try compareStep(on: terminal) }
        let comparison = try CodeComparison(ofFeature: feature, in: try OwnPackage.folder())
        try show(comparison.columns(), on: terminal)
        return .success
    }

    private func compareStep(on terminal: Terminal) throws -> ExitCode {
        let package = try OwnPackage.folder()
        guard let known = try ScenarioSelection.all().load(reportingTo: terminal) else {
            return .failure
        }
        let selection = try selection(among: known)
        let scenario = selection.scenario
        let tracing = ScenarioTracing(architectures: Architecture.allCases, detail: detail)
        let traces = try tracing.traces(of: selection, on: terminal)
        let step = traces.lazy.compactMap { $0.step(at: 0)?.text }.first ?? text
        let comparison = try CodeComparison(
            ofStep: step, in: traces, texts: SourceTexts(package: package), detail: detail)
        if let remark = selection.remark { terminal.note(remark) }
        let place = "\(scenario.feature): \(scenario.scenario.name) (\(scenario.place))"
        try show(comparison.columns(subtitle: place), on: terminal)
        return tracing.report(failuresOf: traces, on: terminal)
    }

    /// The step that is meant.
    private func selection(among scenarios: [RunnableScenario]) throws(UsageError) -> TraceSelection
    {
        let selection = try TraceSelection(text, among: scenarios)
        if selection.step == nil {
            let name = selection.scenario.scenario.name
            let step = selection.scenario.scenario.steps.last?.text ?? ""
            throw UsageError(
                "\"\(name)\" is a scenario; compare takes a feature or one step, such as '\(step)'")
        }
        return selection
    }

    private func show(_ columns: CodeColumns, on terminal: Terminal) throws {
        if let htmlPath {
            try terminal.save(CodeColumns.page([columns]), to: htmlPath)
        } else {
            terminal.page(columns.text(on: terminal))
        }
    }
}
