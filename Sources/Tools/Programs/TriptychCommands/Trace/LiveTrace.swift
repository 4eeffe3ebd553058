import ArchitectureRules
import CallRecording
import Foundation
import ReportPage
import TerminalApp
import Traces

/// Records the calls that each action in `play` leads to, in a build that records calls.
@MainActor
final class LiveTrace {
    private let symbolizer: Symbolizer
    private let architectures: Set<String>
    /// A look-up takes time, so each address is looked up once.
    private var functions: [UInt64: RecordedFunction] = [:]
    private var asked: Set<UInt64> = []

    init(package: URL, of architectures: [ArchitectureSources]) {
        self.architectures = Set(architectures.map(\.module))
        symbolizer = Symbolizer(program: OwnProgram.url, package: package)
    }

    /// Gives the calls of an action as an indented tree.
    var observer: ActionObserver {
        ActionObserver {
            CallRecording.start()
        } didPerform: { [self] in
            lines(of: CallRecording.stop(text: ""))
        }
    }

    private func lines(of step: Recording.Step) -> [String] {
        do {
            let new = Set(step.offsets).subtracting(asked)
            asked.formUnion(new)
            if !new.isEmpty { functions.merge(try symbolizer.functions(at: new)) { $1 } }
        } catch {
            return ["The calls have no names:", "\(error)"]
        }
        let calls = CallTreeBuilder(
            step, functions: functions, architectures: architectures
        ).calls
        let lines = TraceText.lines(calls, depth: 0)
        return lines.isEmpty ? ["(no calls)"] : lines.map(\.text)
    }
}
