import Anatomy
import Foundation
import TerminalApp

/// Records what an app does with each move of a player, in a build that records calls.
@MainActor
final class LiveTrace {
    private let symbolizer: Symbolizer
    private let architectures: Set<String>
    /// To ask for a name takes time, so each is asked for once.
    private var functions: [UInt64: RecordedFunction] = [:]
    private var asked: Set<UInt64> = []

    init(package: URL, of architectures: [Subject]) {
        self.architectures = Set(architectures.map(\.module))
        symbolizer = Symbolizer(
            program: Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]),
            package: package)
    }

    /// Shows the calls of the last move as an indented tree.
    var watcher: MoveWatcher {
        MoveWatcher {
            CallRecording.start()
        } didMove: { [self] in
            lines(of: CallRecording.stop(text: "", line: 0))
        }
    }

    private func lines(of step: Recording.Step) -> [String] {
        do {
            let new = Set(step.offsets).subtracting(asked)
            asked.formUnion(new)
            if !new.isEmpty { functions.merge(try symbolizer.functions(at: new)) { $1 } }
        } catch {
            return ["The calls cannot be named:", "\(error)"]
        }
        let calls = CallTreeBuilder(
            step, functions: functions, architectures: architectures
        ).calls
        let lines = TraceText.lines(Trace.Step(text: "", line: 0, calls: calls).calls, depth: 0)
        return lines.isEmpty ? ["(no calls)"] : lines.map(\.text)
    }
}
