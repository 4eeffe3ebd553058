import Synchronization

/// For calls that do not reach the server within `send`, but over a wire: so that `settle` waits for what
/// is on it.
extension InMemoryBackend {
    /// A call sets out from its caller. It is on its way until it is held, or has ended.
    public func beginCall() -> Int {
        switchboard.withLock { switchboard in
            let id = switchboard.nextCallID()
            switchboard.startMoving(id)
            return id
        }
    }

    /// A call has arrived: does what `send` does. A call that was held is on its way again as soon as its
    /// answer is given.
    ///
    /// - Parameter didHold: Told if the answer is held back.
    public func receive(
        _ request: Request, ofCall id: Int, didHold: () -> Void
    ) async throws(BackendError) -> Response {
        if let result = switchboard.withLock({ $0.take(request, id: id, at: clock.now) }) {
            return try result.get()
        }
        didHold()
        return try await result(ofHeldCall: id).get()
    }

    /// The caller no longer wants the answer, which the server is yet to learn: the call is on its way again.
    public func giveUpCall(_ id: Int) {
        switchboard.withLock { $0.startMoving(id) }
    }

    /// A call has come back to its caller, and the server has done with it.
    public func endCall(_ id: Int) {
        switchboard.withLock { $0.stopMoving(id) }
    }
}
