import ArchitectureList
import ArchitectureRules
import Console
import Foundation
import Gherkin
import Pages
import Toolchain
import Traces

/// Shows the code of the architectures side by side: of a feature, or what ran in a step.
struct CompareCommand: Command {
    static let about = CommandDefinition(
        name: "compare",
        summary: "show the code of a feature or a step in all architectures side by side",
        notes: """
            FEATURE is one of \(Structure.allFeatures.joined(separator: ", ")). The command shows its
            files. Files with the same task are in the same row.

            STEP is the text of a step, such as 'I tap "Log in"'. The command runs the simplest scenario
            that has the step, if possible one without errors and delays, and shows the tree of the calls
            in the step. A function is indented below its caller, and similar calls are in the same row.
            The code of a function is shown at its first call only. Functions of the toolkit and the
            services are shown by name, without code. PATH is a .feature file or a folder of them to
            search for the scenario. Like `swift run trace`, the command first updates a build that records
            calls.

            A terminal of 80 characters shows two architectures side by side. A wider terminal shows more.
            """)

    @Argument(operands: "FEATURE|STEP [PATH...]") private var words: [String]
    @Argument(architectures: "show") private var architectures: [Architecture]
    @Argument("--html", "FILE", "write a page instead of text", isOutput: true) private
        var htmlPath: String?

    func run(on terminal: Terminal) async throws -> ExitCode {
        let text = words.first ?? ""
        let paths = Array(words.dropFirst())
        let feature = Structure.allFeatures.first { $0.lowercased() == text.lowercased() }
        guard !text.isEmpty, feature == nil || paths.isEmpty else {
            throw UsageError(
                "what is to be compared? Give a feature alone, or a step in quotes; see "
                    + "`swift run compare --help`")
        }
        let package = try PackageFolder.current()
        if let feature {
            let sources = try architectures.subjects.map {
                try ArchitectureFiles(of: $0, in: package)
            }
            try show(CodeColumns(ofFeature: feature, in: sources), on: terminal)
            return .success
        }
        let scenarios = try ScenarioSelection(paths: paths).load(on: terminal)
        return try compare(Self.selection(of: text, among: scenarios), of: package, on: terminal)
    }

    private func compare(
        _ selection: TraceSelection, of package: URL, on terminal: Terminal
    ) throws -> ExitCode {
        let scenario = selection.scenario
        let tracing = ScenarioTracing(architectures)
        let traces = try tracing.traces(of: selection, on: terminal)
        let step = selection.step.map { scenario.steps[$0].text }
        let columns = try CodeColumns(
            ofStep: step ?? "", in: traces, of: architectures.subjects, package: package,
            subtitle: "\(scenario.feature): \(scenario.name) (\(scenario.place))")
        if let remark = selection.remark { terminal.note(remark) }
        try show(columns, on: terminal)
        return tracing.report(failuresOf: traces, on: terminal)
    }

    /// The step that is meant.
    private static func selection(
        of text: String, among scenarios: [Scenario]
    ) throws(UsageError) -> TraceSelection {
        let selection: TraceSelection
        do throws(UsageError) {
            selection = try TraceSelection(text, among: scenarios)
        } catch {
            let features = Structure.allFeatures
            if features.closest(to: text) == nil { throw error }
            throw UsageError(features.complaint(aboutUnknown: "feature", text))
        }
        if selection.step == nil {
            let name = selection.scenario.name
            let step = selection.scenario.steps.last?.text ?? ""
            throw UsageError(
                "\"\(name)\" is a scenario; compare takes a feature or one step, such as '\(step)'")
        }
        return selection
    }

    private func show(_ columns: CodeColumns, on terminal: Terminal) throws {
        if let htmlPath {
            try terminal.save(columns.page.markup, to: htmlPath)
        } else {
            terminal.print(columns.text(on: terminal))
        }
    }
}
