import Synchronization

/// The calls that are on the wire, by the numbers in their addresses.
final class CallRegister: Sendable {
    private struct State {
        var calls: [Int: Call] = [:]
        var callsMade = 0
    }

    private let state = Mutex(State())

    /// Gives a call a number of its own.
    func add(_ call: Call) -> Int {
        state.withLock { state in
            state.callsMade += 1
            state.calls[state.callsMade] = call
            return state.callsMade
        }
    }

    func remove(_ number: Int) {
        state.withLock { $0.calls[number] = nil }
    }

    subscript(number: Int) -> Call? {
        state.withLock { $0.calls[number] }
    }
}
