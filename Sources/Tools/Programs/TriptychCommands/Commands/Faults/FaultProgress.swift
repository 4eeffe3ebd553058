import Output
import Synchronization

/// Shows how many faults have been tried.
final class FaultProgress: Sendable {
    private struct State {
        var progress: TimedProgress
        /// The number of faults that were tried in earlier architectures.
        var before = 0
    }

    private let count: Int
    private let state: Mutex<State>

    init(of count: Int, on terminal: Terminal) {
        self.count = count
        state = Mutex(State(progress: TimedProgress(on: terminal)))
    }

    /// - Parameter done: How many faults of this architecture have been tried.
    func show(_ done: Int) {
        state.withLock { state in
            let all = state.before + done
            state.progress.show("\(all) of \(count) faults", share: Double(all) / Double(count))
        }
    }

    /// Continues with the next architecture.
    func add(_ done: Int) {
        state.withLock { $0.before += done }
    }
}
