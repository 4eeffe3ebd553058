import Services
import Synchronization

/// Registers calls that arrive over HTTP and not through `send`, so that `settle` waits for them, too.
extension InMemoryBackend {
    /// Starts a call. It is on its way from now on.
    package func beginCall() -> Int {
        switchboard.withLock { switchboard in
            let id = switchboard.nextCallID()
            switchboard.startMoving(id)
            return id
        }
    }

    /// Call this when the app gives up a held call: the call is on its way again until the server knows that it was
    /// cancelled.
    package func callIsMoving(_ id: Int) {
        switchboard.withLock { $0.startMoving(id) }
    }

    /// A call is no longer on its way, because the server holds it, or because it has ended on both sides.
    package func callIsAtRest(_ id: Int) {
        switchboard.withLock { $0.stopMoving(id) }
    }

    /// Does for a call that has arrived what `send` does. A held call is on its way again as soon as it is answered.
    ///
    /// - Parameter didHold: Called if the answer is held. The wire then reports that the call is no longer on its way,
    ///   unless the app has cancelled it.
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
