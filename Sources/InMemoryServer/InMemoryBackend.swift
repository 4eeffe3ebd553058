import Foundation
import Services
import Synchronization

/// The server the app brings along: the same questions get the same answers each time.
///
/// It can hold its answers back, give them in any order, and fail on demand. What it answers is
/// decided when the answer is given, not when the question comes: a session that expires meanwhile, or
/// a failure asked for meanwhile, counts.
public final class InMemoryBackend: Backend {
    /// The accounts there are, and their passwords.
    public static let passwords = ["ada": "lovelace", "alan": "turing"]

    let clock: any AppClock
    let switchboard: Mutex<Switchboard>

    /// Makes a server that answers at once.
    ///
    /// - Parameter articles: Newest first; 45 samples if nothing else is said.
    public init(clock: any AppClock, articles: [Article]? = nil) {
        self.clock = clock
        let articles = articles ?? [Article].samples(45, now: clock.now)
        switchboard = Mutex(
            Switchboard(server: Server(passwords: Self.passwords, articles: articles)))
    }

    /// Answers within the call, or holds the answer until told to give it.
    public func send(_ request: Request) async throws(BackendError) -> Response {
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
            // Capturing the actor is what keeps this closure on it.
            _ = isolation
            return await MainQueueExecutor.wait { caller in
                switchboard.withLock { $0.attach(caller, to: id) }
            }
        } onCancel: {
            switchboard.withLock { $0.withdraw(id: id) }
        }
    }

    // MARK: The data

    /// Has these articles and no others, newest first.
    public func setArticles(_ articles: [Article]) {
        switchboard.withLock { $0.server.replaceArticles(by: articles) }
    }

    /// Publishes new articles on top of those there are.
    public func publishArticles(count: Int) {
        switchboard.withLock {
            $0.server.publish(count, now: clock.now)
        }
    }

    /// No longer knows anybody who is logged in.
    public func expireSessions() {
        switchboard.withLock { $0.server.expireSessions() }
    }

    // MARK: The answers

    /// Whether answers are held back. What is held already stays held when this is turned off.
    public var isHolding: Bool {
        get { switchboard.withLock { $0.isHolding } }
        set { switchboard.withLock { $0.isHolding = newValue } }
    }

    /// Whether the server is out of reach.
    public var isOffline: Bool {
        get { switchboard.withLock { $0.isOffline } }
        set { switchboard.withLock { $0.isOffline = newValue } }
    }

    /// Has the next answer that is given go wrong; said twice, the two next.
    public func failNextAnswer(with failure: AnswerFailure) {
        switchboard.withLock { $0.failNextAnswer(with: failure) }
    }

    /// Has the answer after the next go wrong. The next one goes as usual, unless it has been told to go
    /// wrong too. Said twice, the two after the next.
    public func failAnswerAfterNext(with failure: AnswerFailure) {
        switchboard.withLock { $0.failAnswerAfterNext(with: failure) }
    }

    /// How many of the answers to come will go wrong, because somebody asked for it.
    public var failuresToCome: Int {
        switchboard.withLock { $0.failuresToCome }
    }

    /// Gives the answer to one of the calls on hold. Calls withdrawn by the app are no longer counted,
    /// unless too few others are left: so a late answer can be tried, and changes nothing.
    ///
    /// - Parameter number: Counted from 1, the oldest call first.
    /// - Returns: Whether there is such a call.
    public func answerHeldCall(number: Int) -> Bool {
        switchboard.withLock { $0.answerHeld(number: number, at: clock.now) }
    }

    /// Gives all answers that are held now, oldest first, each after the one before has been dealt
    /// with.
    public func answerHeldCalls() async {
        for id in switchboard.withLock({ $0.held.map(\.id) }) {
            switchboard.withLock { $0.answerHeld(id: id, at: clock.now) }
            await settle()
        }
    }

    /// Returns once no call is on its way: each is held, or has come back to its caller, and the caller has
    /// done all it does with it at once. Answers held back are not waited for.
    ///
    /// Exact where the callers and whoever waits share one actor, since a caller then goes on within
    /// the very job in which its call returns.
    ///
    /// - Parameter call: Waits only for those begun before this one.
    public func settle(before call: Int = .max) async {
        while !switchboard.withLock({ $0.isSettled(before: call) }) {
            await MainQueueExecutor.wait { continuation in
                switchboard.withLock { $0.wait(untilSettledBefore: call, continuation) }
            }
        }
    }

    // MARK: The counts

    /// How many calls are under way: asked, neither answered nor withdrawn.
    public var callsUnderWay: Int {
        switchboard.withLock { $0.held.count { !$0.isWithdrawn } }
    }

    /// How often the server was asked, since the last reset.
    public var counts: CallCounts {
        switchboard.withLock { $0.counts }
    }

    /// The feedback that came in since the last reset, except where the answer went wrong.
    public var receivedFeedback: [String] {
        switchboard.withLock { $0.receivedFeedback }
    }

    /// Counts from nothing again.
    public func resetCounts() {
        switchboard.withLock { $0.resetCounts() }
    }
}
