import Synchronization

/// Something that happens once, and can be waited for from before or after, even by a task that has been
/// cancelled.
final class Signal: Sendable {
    private struct State {
        var hasFired = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    func fire() {
        let waiting = state.withLock { state in
            defer { state = State(hasFired: true) }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    func wait() async {
        await withCheckedContinuation { continuation in
            let hasFired = state.withLock { state in
                if !state.hasFired { state.waiting.append(continuation) }
                return state.hasFired
            }
            if hasFired { continuation.resume() }
        }
    }
}
