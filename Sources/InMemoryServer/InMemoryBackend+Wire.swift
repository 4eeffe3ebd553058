import Services
import Synchronization

/// For calls that do not reach the server within `send`, but over a wire: so that `settle` waits for what
/// is on it.
extension InMemoryBackend {
    /// Begins a call. It is on its way from now on.
    package func beginCall() -> Int {
        switchboard.withLock { switchboard in
            let id = switchboard.nextCallID()
            switchboard.startMoving(id)
            return id
        }
    }

    /// A call is on its way again, if it was not: the server is yet to learn that it has been given up.
    package func callIsMoving(_ id: Int) {
        switchboard.withLock { $0.startMoving(id) }
    }

    /// A call is not on its way: the server holds it, or it has come to its end on both sides.
    package func callIsAtRest(_ id: Int) {
        switchboard.withLock { $0.stopMoving(id) }
    }

    /// Does for a call that has arrived what `send` does. A call that is held is on its way again as soon as
    /// its answer is given.
    ///
    /// - Parameter didHold: Told if the answer is held back. To say whether the call is at rest then is left
    ///   to whoever carries it.
    package func receive(
        _ request: Request, ofCall id: Int, didHold: () -> Void
    ) async throws(BackendError) -> Response {
        if let result = switchboard.withLock({ $0.take(request, id: id, at: clock.now) }) {
            return try result.get()
        }
        didHold()
        return try await result(ofHeldCall: id).get()
    }
}
