import InMemoryServer
import Services
import Synchronization

/// One call of an app, at both ends of the wire.
///
/// The wire keeps the order: a request arrives before later requests, and before its own cancellation. So a
/// scenario runs the same each time, and the same as in memory.
final class HTTPCall: Sendable {
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
    private let serverIsDone = Latch()

    /// Starts a call. Call ``end()`` when it is over.
    init(to memory: InMemoryBackend) {
        self.memory = memory
        id = memory.beginCall()
    }

    func end() {
        memory.callIsAtRest(id)
    }

    // MARK: At the app

    /// Sends a request, and waits for the result on both sides.
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
        // Wait for the server, because only then has the call ended on both sides.
        await serverIsDone.wait()
        return state.withLock { $0.hasTimedOut ? .failure(.timedOut) : result }
    }

    /// Closes the connection if the server holds the call. If it were closed earlier, the server
    /// might never see the call.
    private func giveUp() {
        state.withLock { state in
            state.isGivenUp = true
            memory.callIsMoving(id)
            if state.isHeld { state.travel?.cancel() }
        }
    }

    // MARK: At the server

    /// Passes the request to the server in memory.
    ///
    /// - Returns: The answer; nil for none.
    func arrive(_ request: Request) async -> HTTPResponse? {
        // A client may repeat a request when its connection closes, but the server has it already.
        let isRepeated = state.withLock { state in
            defer { state.hasArrived = true }
            return state.hasArrived
        }
        if isRepeated { return nil }
        defer { serverIsDone.open() }
        do throws(BackendError) {
            return HTTPResponse(try await memory.receive(request, ofCall: id, didHold: didHold))
        } catch {
            if error == .timedOut { await timeOut() }
            return nil
        }
    }

    /// The server holds the call, unless it was cancelled on the way.
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

    /// Leaves the client without an answer until it closes the connection, as after a timeout. In a scenario no real
    /// time passes, so this method makes the client close the connection at once.
    private func timeOut() async {
        let clientIsGone = Latch()
        await withTaskCancellationHandler {
            state.withLock { state in
                state.hasTimedOut = true
                state.travel?.cancel()
            }
            await clientIsGone.wait()
        } onCancel: {
            clientIsGone.open()
        }
    }
}

/// An event that happens once. Tasks can wait for it before and after, even when they are cancelled.
final class Latch: Sendable {
    private struct State {
        var isOpen = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    func open() {
        let waiting = state.withLock { state in
            defer { state = State(isOpen: true) }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    func wait() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiting.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }
}
