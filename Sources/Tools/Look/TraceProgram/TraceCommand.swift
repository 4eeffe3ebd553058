import ArchitectureList
import Console
import Gherkin
import Traces

/// Follows a scenario, or one step of it, through the code that really ran.
struct TraceCommand: Command {
    static let about = CommandDefinition(
        name: "trace",
        summary: "follow a scenario or a step through the functions that really ran",
        notes: """
            SCENARIO is the name of a scenario, or a part of the name. STEP is the text of a step, such as
            'I tap "Log in"'. For a STEP, the command runs the simplest scenario that has this step, if
            possible one without errors and delays, and shows only this step. PATH is a .feature file or
            a folder of them; without one, the scenarios of the package are searched.

            The calls are recorded in a separate build, in .build/trace, or in .build/trace-variants for a
            variant. The command updates this build first, so the trace shows the sources as they are now.

            Each line is a function that was entered, below the function that called it. "by P" means that
            it was called through the protocol P, and "on x" that it was called on x. "from line 12" is
            the line of the caller that leads to the call, perhaps through code that is not shown. "×3"
            means three times, and "resumed" that the function goes on after an `await`.

            Not shown are getters and initializers of the toolkit and the services, and stored properties
            that an architecture sets within itself. A message is a call from one type to another, or
            through a protocol; the toolkit and the services count as one type each.
            """)

    @Argument(
        operands: "SCENARIO|STEP [PATH...]",
        orAsk:
            "what is to be traced? Give a scenario's name or a step; see `swift run trace --help`"
    )
    private var words: [String]
    @Argument(architectures: "trace") private var chosen: [Architecture]
    @Argument("--mermaid", "print sequence diagrams for Mermaid, as Markdown")
    private var asMermaid: Bool

    func run(on terminal: Terminal) async throws -> ExitCode {
        let scenarios = try ScenarioSelection(paths: Array(words.dropFirst())).load(on: terminal)
        let selection = try TraceSelection(words[0], among: scenarios)
        let tracing = ScenarioTracing(chosen)
        let traces = try tracing.traces(of: selection, on: terminal)
        let scenario = selection.scenario
        if let remark = selection.remark { terminal.note(remark) }
        if asMermaid {
            terminal.print(traces.mermaid)
        } else {
            terminal.print("\(scenario.feature): \(scenario.name) (\(scenario.place))\n")
            terminal.print(TraceText(of: traces, on: terminal).text)
        }
        return tracing.report(failuresOf: traces, on: terminal)
    }
}
