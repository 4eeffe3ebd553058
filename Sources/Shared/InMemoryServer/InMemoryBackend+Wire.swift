import Services
import Synchronization

/// For calls that reach the server over a wire and not within `send`, so that `settle` waits for them
/// too.
extension InMemoryBackend {
    /// Starts a call. It is on the way from now on.
    package func beginCall() -> Int {
        switchboard.withLock { switchboard in
            let id = switchboard.nextCallID()
            switchboard.startMoving(id)
            return id
        }
    }

    /// A call is on the way again: the server has yet to learn that it was cancelled.
    package func callIsMoving(_ id: Int) {
        switchboard.withLock { $0.startMoving(id) }
    }

    /// A call is no longer on the way: the server holds it, or it has ended on both sides.
    package func callIsAtRest(_ id: Int) {
        switchboard.withLock { $0.stopMoving(id) }
    }

    /// Does for a call that has arrived what `send` does. A held call is on the way again as soon as
    /// it is answered.
    ///
    /// - Parameter didHold: Called if the answer is held. The wire decides whether the call is at rest then.
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
