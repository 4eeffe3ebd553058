import Foundation
import Services

/// Receives the calls to a server, answers or holds them, and counts.
struct Switchboard {
    var server: Server
    var isHolding = false
    var isOffline = false
    /// How the next answers fail, in order; nil for one that does not fail.
    private var plannedFailures: [AnswerFailure?] = []
    private(set) var held: [HeldCall] = []
    private(set) var counts = CallCounts()
    /// The requests that arrived; nil if they are not recorded.
    var recorded: [Request]?
    /// What has happened to requests, in order; nil if it is not recorded.
    var events: [RequestEvent]?

    private var callsTaken = 0
    /// Results whose callers have not begun to wait yet, by the id of the call.
    private var ready: [Int: Result<Response, BackendError>] = [:]
    /// Calls on their way to the server or back.
    private var moving: Set<Int> = []
    private var waiting: [(call: Int, continuation: CheckedContinuation<Void, Never>)] = []

    init(server: Server) {
        self.server = server
    }

    mutating func resetCounts() {
        counts = CallCounts()
        server.forgetFeedback()
    }

    // MARK: Failures

    var failuresToCome: Int { plannedFailures.count { $0 != nil } }

    mutating func failNextAnswer(with failure: AnswerFailure) {
        if let free = plannedFailures.firstIndex(of: nil) {
            plannedFailures[free] = failure
        } else {
            plannedFailures.append(failure)
        }
    }

    mutating func failAnswerAfterNext(with failure: AnswerFailure) {
        if plannedFailures.isEmpty { plannedFailures.append(nil) }
        plannedFailures.append(failure)
    }

    // MARK: Taking calls

    mutating func nextCallID() -> Int {
        callsTaken += 1
        return callsTaken
    }

    /// Receives a call.
    ///
    /// - Returns: The result; nil if the call is held, so that the caller must wait.
    mutating func take(
        _ request: Request, id: Int, at now: Date
    ) -> Result<Response, BackendError>? {
        let call = HeldCall(id: id, request: request)
        note(.sent, of: call)
        if !isOffline {
            counts.received += 1
            recorded?.append(request)
        }
        if isOffline || !isHolding { return result(for: call, at: now) }
        note(.held, of: call)
        held.append(call)
        return nil
    }

    /// Lets the caller of a held call wait.
    mutating func attach(_ caller: HeldCall.Caller, to id: Int) {
        if let result = ready.removeValue(forKey: id) {
            caller.resume(returning: result)
        } else if let index = held.firstIndex(where: { $0.id == id }) {
            held[index].caller = caller
        }
    }

    /// Answers one of the held calls. Skips calls that the app has cancelled, unless `number` is greater than the number of
    /// the other calls. So a scenario can also answer a cancelled call, to show that this changes nothing.
    ///
    /// - Parameter number: The position of the call. The oldest is number 1.
    /// - Returns: Whether there is such a call.
    mutating func answerHeld(number: Int, at now: Date) -> Bool {
        let live = held.indices.filter { !held[$0].isWithdrawn }
        let candidates = number <= live.count ? live : Array(held.indices)
        guard candidates.indices.contains(number - 1) else { return false }
        answer(held.remove(at: candidates[number - 1]), at: now)
        return true
    }

    /// Answers the call with this id, if it is held.
    mutating func answerHeld(id: Int, at now: Date) {
        guard let index = held.firstIndex(where: { $0.id == id }) else { return }
        answer(held.remove(at: index), at: now)
    }

    /// Cancels a call.
    mutating func withdraw(id: Int) {
        guard let index = held.firstIndex(where: { $0.id == id && !$0.isWithdrawn }) else {
            return
        }
        counts.cancelled += 1
        note(.cancelled, of: held[index])
        finish(held[index], with: .failure(.cancelled))
        held[index].isWithdrawn = true
    }

    /// Records an event. A function of its own, so that a recording of calls shows which code has caused the event.
    private mutating func note(
        _ kind: RequestEvent.Kind, of call: HeldCall, status: Int? = nil
    ) {
        events?.append(
            RequestEvent(
                call: call.id, request: call.request.description, kind: kind, status: status))
    }

    // MARK: Settling

    /// Whether all calls that were made before `call` have arrived or returned.
    func isSettled(before call: Int) -> Bool {
        moving.isEmpty || moving.allSatisfy { $0 >= call }
    }

    /// A call begins its way to the server or back.
    mutating func startMoving(_ id: Int) {
        moving.insert(id)
    }

    /// A call is held by the server, or has returned to its caller.
    mutating func stopMoving(_ id: Int) {
        guard moving.remove(id) != nil, !waiting.isEmpty else { return }
        let entries = waiting
        waiting = []
        for entry in entries { wait(untilSettledBefore: entry.call, entry.continuation) }
    }

    mutating func wait(
        untilSettledBefore call: Int, _ continuation: CheckedContinuation<Void, Never>
    ) {
        if isSettled(before: call) {
            continuation.resume()
        } else {
            waiting.append((call, continuation))
        }
    }

    // MARK: Answering

    private mutating func answer(_ call: HeldCall, at now: Date) {
        if call.isWithdrawn {
            note(.ignored, of: call)
        } else {
            finish(call, with: result(for: call, at: now))
        }
    }

    private mutating func result(
        for call: HeldCall, at now: Date
    ) -> Result<Response, BackendError> {
        let result = isOffline ? .failure(.offline) : resultOnline(for: call.request, at: now)
        switch result {
        case .success(let response): note(.answered, of: call, status: response.status)
        case .failure(.timedOut): note(.timedOut, of: call)
        case .failure: note(.offline, of: call)
        }
        return result
    }

    private mutating func resultOnline(
        for request: Request, at now: Date
    ) -> Result<Response, BackendError> {
        // Even if the answer is lost or unreadable, the server has done what the request asks for.
        switch plannedFailures.isEmpty ? nil : plannedFailures.removeFirst() {
        case .status(let status):
            let patience = status == 429 ? Server.lockOutSeconds : nil
            return .success(Response(status: status, retryAfterSeconds: patience))
        case nil:
            return .success(server.answer(request, at: now))
        case .timeout:
            _ = server.answer(request, at: now)
            return .failure(.timedOut)
        case .unreadable:
            _ = server.answer(request, at: now)
            return .success(Response(status: 200, body: Data("{".utf8)))
        }
    }

    private mutating func finish(_ call: HeldCall, with result: Result<Response, BackendError>) {
        startMoving(call.id)
        if let caller = call.caller {
            caller.resume(returning: result)
        } else {
            ready[call.id] = result
        }
    }
}

/// A request whose answer is held.
struct HeldCall {
    typealias Caller = CheckedContinuation<Result<Response, BackendError>, Never>

    let id: Int
    let request: Request
    /// The waiting caller; nil until it begins to wait.
    var caller: Caller?
    /// Whether the app cancelled the call.
    var isWithdrawn = false
}
