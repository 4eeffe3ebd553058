import Anatomy
import Architectures
import Reporting
import Scenarios

/// Counts, in traces, how far actions of a person go through each architecture.
struct HopReading {
    /// The steps that stand for what a person does.
    static let steps = [
        "I type \"ada\" into \"Username\"", "I tap \"Log in\"", "I pull to refresh",
        "I type \"Swift\" into \"Search\"", "I tap \"Send\"",
    ]

    let architectures: [Architecture]

    /// The counts of each architecture, by its name.
    func figures(on terminal: Terminal) throws -> [String: [HopFigures]] {
        guard let scenarios = try ScenarioSelection.all().load(reportingTo: terminal) else {
            return [:]
        }
        let build = try RecordingBuild.upToDate(of: architectures.subjects, on: terminal)
        var figures: [String: [HopFigures]] = [:]
        for text in Self.steps {
            let selection = try TraceSelection(text, among: scenarios)
            for name in architectures.names {
                terminal.showProgress("\(name): \(text)")
                let recording = try build.record(
                    path: selection.scenario.path, index: selection.index, architecture: name)
                let trace = try build.trace(
                    recording, architecture: name, step: selection.step)
                let hops = trace.steps.flatMap(\.messages).map(\.times).reduce(0, +)
                figures[name, default: []].append(HopFigures(action: text, hops: hops))
            }
        }
        return figures
    }
}
