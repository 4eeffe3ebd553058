import ArchitectureList
import Output
import Scenarios
import Traces

/// Follows a scenario, or one step of it, through the code that really ran.
struct TraceCommand: Command {
    static let about = CommandDefinition(
        name: "trace",
        summary: "follow a scenario or a step through the functions that really ran",
        notes: """
            SCENARIO is a name or part of it, STEP the text of a step, such as 'I tap "Log in"': then the
            simplest scenario that has it and in which all goes well is run, and that step is shown. PATH is
            a .feature file or a folder of them; without one, the scenarios of the package are searched.

            The compiler puts the recording into a build of its own, in .build/trace, or .build/trace-variants for
            a variant, which is made or brought up to date first, so the trace shows the sources as they are now. A
            line is a function that was entered, below the one that called it; "by" names the protocol it was called
            by, "on" what it was
            called on, and "from line" the line of the caller, which may lead there through code that is not
            shown; "×3" says how often, "resumed" that it goes on after waiting. Left out are reads and
            initializers of what is shared, and the stored properties that an architecture sets within itself. A
            message is a call from one type to another, the toolkit and the services being one each, or a call
            by a protocol.
            """)

    @Argument(
        operands: "SCENARIO|STEP [PATH...]",
        orAsk: "what is to be traced? Give a scenario's name or a step; see `triptych trace --help`"
    )
    private var words: [String]
    @Argument(architectures: "trace") private var chosen: [Architecture]
    @Argument("--all", "show what goes on in the toolkit, the binding and the services too")
    private var showsAll: Bool
    @Argument("--mermaid", "print sequence diagrams for Mermaid, as Markdown")
    private var asMermaid: Bool

    func run(on terminal: Terminal) async throws -> ExitCode {
        let scenarios = try ScenarioSelection(paths: Array(words.dropFirst())).load(on: terminal)
        let selection = try TraceSelection(words[0], among: scenarios)
        let tracing = ScenarioTracing(chosen, detail: showsAll ? .all : .roles)
        let traces = try tracing.traces(of: selection, on: terminal)
        let scenario = selection.scenario
        if let remark = selection.remark { terminal.note(remark) }
        if asMermaid {
            terminal.print(traces.mermaid)
        } else {
            terminal.print("\(scenario.feature): \(scenario.scenario.name) (\(scenario.place))\n")
            terminal.print(TraceText(of: traces, on: terminal).text)
        }
        return tracing.report(failuresOf: traces, on: terminal)
    }
}
