import Services
import Synchronization

/// A deterministic server: the same calls in the same order get the same answers.
///
/// It can hold its answers, give them in any order, and fail on demand. It chooses an answer when it sends it, and not when
/// the request arrives. So a session that expires in between, or a failure that is requested in between, changes the
/// answer.
package final class InMemoryBackend: Backend {
    /// The accounts with their passwords.
    package static let passwords = ["ada": "lovelace", "alan": "turing"]

    let clock: any AppClock
    let switchboard: Mutex<Switchboard>

    /// A server with two accounts.
    ///
    /// - Parameter articles: Newest first; 45 samples by default.
    package init(clock: any AppClock, articles: [Article]? = nil) {
        self.clock = clock
        let articles = articles ?? [Article].samples(45, now: clock.now)
        switchboard = Mutex(
            Switchboard(server: Server(passwords: Self.passwords, articles: articles)))
    }

    /// Answers within the call, or holds the answer.
    package func send(_ request: Request) async throws(BackendError) -> Response {
        let id = switchboard.withLock { $0.nextCallID() }
        if let result = switchboard.withLock({ $0.take(request, id: id, at: clock.now) }) {
            return try result.get()
        }
        defer { switchboard.withLock { $0.stopMoving(id) } }
        return try await result(ofHeldCall: id).get()
    }

    func result(
        ofHeldCall id: Int, isolation: isolated (any Actor)? = #isolation
    ) async -> Result<Response, BackendError> {
        await withTaskCancellationHandler {
            // Capture the actor, because otherwise this closure would not run on it.
            _ = isolation
            return await MainQueueExecutor.wait { caller in
                switchboard.withLock { $0.attach(caller, to: id) }
            }
        } onCancel: {
            switchboard.withLock { $0.withdraw(id: id) }
        }
    }

    // MARK: The data

    /// The articles, newest first.
    package var articles: [Article] {
        switchboard.withLock { $0.server.articles }
    }

    /// Replaces the articles, newest first.
    package func setArticles(_ articles: [Article]) {
        switchboard.withLock { $0.server.replaceArticles(by: articles) }
    }

    /// Publishes new articles before the others.
    package func publishArticles(count: Int) {
        switchboard.withLock {
            $0.server.publish(count, now: clock.now)
        }
    }

    /// Ends all sessions.
    package func expireSessions() {
        switchboard.withLock { $0.server.expireSessions() }
    }

    // MARK: The answers

    /// Whether answers are held. Setting this to false does not answer the calls that are already held.
    package var isHolding: Bool {
        get { switchboard.withLock { $0.isHolding } }
        set { switchboard.withLock { $0.isHolding = newValue } }
    }

    package var isOffline: Bool {
        get { switchboard.withLock { $0.isOffline } }
        set { switchboard.withLock { $0.isOffline = newValue } }
    }

    /// Makes the next answer fail. If it is called twice, the next two answers fail.
    package func failNextAnswer(with failure: AnswerFailure) {
        switchboard.withLock { $0.failNextAnswer(with: failure) }
    }

    /// Makes the answer after the next fail. The next answer does not fail, unless `failNextAnswer(with:)` is called
    /// again. If this is called twice, the two answers after the next fail.
    package func failAnswerAfterNext(with failure: AnswerFailure) {
        switchboard.withLock { $0.failAnswerAfterNext(with: failure) }
    }

    /// The number of requested failures that are still to come.
    package var failuresToCome: Int {
        switchboard.withLock { $0.failuresToCome }
    }

    /// Answers one of the held calls. Skips calls that the app has cancelled, unless `number` is greater than the number of
    /// the other calls. So a scenario can also answer a cancelled call, to show that this changes nothing.
    ///
    /// - Parameter number: The position of the call. The oldest is number 1.
    /// - Returns: Whether there is such a call.
    package func answerHeldCall(number: Int) -> Bool {
        switchboard.withLock { $0.answerHeld(number: number, at: clock.now) }
    }

    /// Answers all calls that are held now, oldest first, and settles after each.
    package func answerHeldCalls() async {
        for id in switchboard.withLock({ $0.held.map(\.id) }) {
            switchboard.withLock { $0.answerHeld(id: id, at: clock.now) }
            await settle()
        }
    }

    /// Returns when no call is on its way any more. A call is no longer on its way if the server holds it, or if it has
    /// returned and its caller has run up to its next `await`. This method does not wait for held calls.
    ///
    /// The result is exact only if the callers of `send` run on the same actor as the caller of this method. In that
    /// case, a caller continues in the same job in which its call returns.
    ///
    /// - Parameter call: Waits only for calls before this one.
    package func settle(before call: Int = .max) async {
        while !switchboard.withLock({ $0.isSettled(before: call) }) {
            await MainQueueExecutor.wait { continuation in
                switchboard.withLock { $0.wait(untilSettledBefore: call, continuation) }
            }
        }
    }

    // MARK: The counts

    /// The number of calls that are neither answered nor cancelled.
    package var callsUnderWay: Int {
        switchboard.withLock { $0.held.count { !$0.isWithdrawn } }
    }

    /// The requests that are neither answered nor cancelled, oldest first.
    package var requestsUnderWay: [Request] {
        switchboard.withLock { $0.held.filter { !$0.isWithdrawn }.map(\.request) }
    }

    /// Begins to keep the requests that arrive, for `takeRecordedRequests`.
    package func recordRequests() {
        switchboard.withLock { $0.recorded = [] }
    }

    /// The requests that arrived since the last call, oldest first.
    package func takeRecordedRequests() -> [Request] {
        switchboard.withLock { switchboard in
            defer { switchboard.recorded?.removeAll(keepingCapacity: true) }
            return switchboard.recorded ?? []
        }
    }

    /// Forgets what has happened to requests, and keeps what happens from now on.
    package func recordEvents() {
        switchboard.withLock { $0.events = [] }
    }

    /// What has happened to requests since `recordEvents`, in order.
    package var recordedEvents: [RequestEvent] {
        switchboard.withLock { $0.events ?? [] }
    }

    /// The counts since the last reset.
    package var counts: CallCounts {
        switchboard.withLock { $0.counts }
    }

    /// The feedback that the server has taken since the last reset.
    package var receivedFeedback: [String] {
        switchboard.withLock { $0.server.feedback }
    }

    package func resetCounts() {
        switchboard.withLock { $0.resetCounts() }
    }
}

/// A failure to simulate.
package enum AnswerFailure: Equatable, Sendable {
    /// An answer with this status and no body.
    case status(Int)
    case timeout
    /// An answer that is no JSON.
    case unreadable
}

package struct CallCounts: Equatable, Sendable {
    /// Requests that reached the server.
    package internal(set) var received = 0
    /// Those of them that the app cancelled before the answer.
    package internal(set) var cancelled = 0
}
