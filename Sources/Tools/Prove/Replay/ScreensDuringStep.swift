import CallRecording
import PocketUI
import Scenarios

/// What a person would see in the middle of a step.
@MainActor
enum ScreensDuringStep {
    private static var world: World?
    private static var seen: [ReplayAnswer.Moment] = []
    /// ``Window/changes`` at the last look.
    private static var changes: Int?

    /// Records the calls of a step, and each change of the screen.
    static func start(in world: World) {
        (self.world, seen, changes) = (world, [], nil)
        CallRecording.start { entry in
            // The recorder calls this closure on the thread that has started the recording.
            MainActor.assumeIsolated { ScreensDuringStep.look(at: Int(entry)) }
        }
    }

    private static func look(at entry: Int) {
        if changes == Window.changes { return }
        changes = Window.changes
        guard let screen = world?.window.snapshotAtWork, screen != seen.last?.screen else { return }
        seen.append(ReplayAnswer.Moment(entry: entry, screen: screen))
    }

    /// Stops looking at the screen.
    ///
    /// - Parameters:
    ///   - before: The screen before the step.
    ///   - after: The screen after it.
    /// - Returns: The changes. While the app works, no rows are read. So each table gets its rows from `before` or, if
    ///   other rows were visible there, from `after`.
    static func stop(before: Snapshot?, after: Snapshot?) -> [ReplayAnswer.Moment] {
        defer { (world, seen) = (nil, []) }
        let known = [before, after].compactMap(\.self).flatMap(\.elements)
        return seen.map { moment in
            var moment = moment
            moment.screen.elements = moment.screen.elements.map { element in
                known.first { $0.isSameTable(as: element) } ?? element
            }
            return moment
        }
    }
}

extension Snapshot.Element {
    /// Whether both are tables that show rows of the same numbers.
    fileprivate func isSameTable(as other: Self) -> Bool {
        guard case .table(let count, let first, _) = self,
            case .table(count, first, _) = other
        else { return false }
        return true
    }
}
