import InMemoryServer
import LoopbackServer
import Services
import Synchronization

/// One call of an app's, at both ends of the wire.
///
/// The wire is one on which nothing overtakes: a request arrives before those asked after it, and before
/// its caller gives it up. So a scenario goes the same way each time, and the same as in memory.
final class Call: Sendable {
    typealias Result = Swift.Result<Response, BackendError>

    private struct State {
        var travel: Task<Result, Never>?
        var hasArrived = false
        var isHeld = false
        var isGivenUp = false
        var hasTimedOut = false
    }

    private let memory: InMemoryBackend
    private let id: Int
    private let state = Mutex(State())
    private let serverIsDone = Signal()

    /// Begins a call; it has to be ended.
    init(to memory: InMemoryBackend) {
        self.memory = memory
        id = memory.beginCall()
    }

    func end() {
        memory.callIsAtRest(id)
    }

    // MARK: At the app

    /// Sends a request and waits for what comes of it, on both sides.
    func carry(_ request: Request, by backend: HTTPBackend) async -> Result {
        let travel = state.withLock { state in
            let travel = Task { await self.travel(request, by: backend) }
            state.travel = travel
            return travel
        }
        return await withTaskCancellationHandler {
            await travel.value
        } onCancel: {
            giveUp()
        }
    }

    private func travel(_ request: Request, by backend: HTTPBackend) async -> Result {
        await memory.settle(before: id)
        let result: Result
        do throws(BackendError) {
            result = .success(try await backend.send(request))
        } catch {
            result = .failure(error)
        }
        guard result == .failure(.cancelled) else { return result }
        // The call is over when the server knows it too.
        await serverIsDone.wait()
        return state.withLock { $0.hasTimedOut ? .failure(.timedOut) : result }
    }

    /// Hangs up if the server holds the call already. Before, it might never hear of it.
    private func giveUp() {
        state.withLock { state in
            state.isGivenUp = true
            memory.callIsMoving(id)
            if state.isHeld { state.travel?.cancel() }
        }
    }

    // MARK: At the server

    /// Hands the request to the server in memory.
    ///
    /// - Returns: The answer; nil if there is to be none.
    func arrive(_ request: Request) async -> HTTPResponse? {
        // A client that finds its connection closed may try once more; the server has heard it already.
        let isRepeated = state.withLock { state in
            defer { state.hasArrived = true }
            return state.hasArrived
        }
        if isRepeated { return nil }
        defer { serverIsDone.fire() }
        do throws(BackendError) {
            return HTTPResponse(try await memory.receive(request, ofCall: id, didHold: didHold))
        } catch {
            if error == .timedOut { await timeOut() }
            return nil
        }
    }

    /// The call rests at the server, unless it has been given up on the way there.
    private func didHold() {
        state.withLock { state in
            state.isHeld = true
            if state.isGivenUp {
                state.travel?.cancel()
            } else {
                memory.callIsAtRest(id)
            }
        }
    }

    /// Leaves the client without an answer until it hangs up, as it would when its time is up. The clock on
    /// the wall has no part in a scenario, so it is told that it is.
    private func timeOut() async {
        let clientIsGone = Signal()
        await withTaskCancellationHandler {
            state.withLock { state in
                state.hasTimedOut = true
                state.travel?.cancel()
            }
            await clientIsGone.wait()
        } onCancel: {
            clientIsGone.fire()
        }
    }
}

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
