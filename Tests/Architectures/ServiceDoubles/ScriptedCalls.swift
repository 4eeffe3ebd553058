import Services
import Synchronization

/// The calls of one method of a service, in the hands of a test: it says what each is answered, and
/// when. Until it says anything, calls are held.
///
/// It keeps the promise of the services: a call whose task is cancelled throws `cancelled`, even if
/// its answer had come.
package final class ScriptedCalls<Question: Sendable, Answer: Sendable>: Sendable {
    /// The result of a call.
    package typealias Outcome = Result<Answer, ServiceError>

    private let ledger = Mutex(CallLedger<Question, Answer>())

    /// Makes calls that are held.
    package init() {}

    // MARK: Looking

    /// All that was asked, in order.
    package var questions: [Question] { ledger.withLock { $0.questions } }

    /// How many calls were cancelled while they waited for their answer.
    package var cancelledCount: Int { ledger.withLock { $0.cancelledCount } }

    // MARK: Answering

    /// What calls are answered at once; nil holds them.
    package var preset: Outcome? {
        get { ledger.withLock { $0.preset } }
        set { ledger.withLock { $0.preset = newValue } }
    }

    /// Answers a held call, and returns when its caller has dealt with the answer. Calls are counted
    /// from 1, in the order they came.
    package func answer(_ number: Int, with outcome: Outcome) async {
        dispatch(outcome, to: number)
        await settle()
    }

    /// Sends a held call its answer, which is still on its way when this returns. A call that has
    /// been answered or cancelled takes no notice.
    package func dispatch(_ outcome: Outcome, to number: Int) {
        ledger.withLock { $0.answer(number, with: outcome) }
    }

    /// Returns once every answer given has come back to its caller, and the caller has done all it
    /// does with it at once. Exact if the callers share the actor of the caller.
    package func settle() async {
        while !ledger.withLock({ $0.isSettled }) {
            await withCheckedContinuation { waiter in ledger.withLock { $0.wait(waiter) } }
        }
    }

    // MARK: Asking

    /// What the service calls in its own method.
    func ask(_ question: Question) async throws(ServiceError) -> Answer {
        let number = ledger.withLock { $0.begin(question) }
        defer { ledger.withLock { $0.didReturn() } }
        let outcome = await outcome(of: number)
        if Task.isCancelled { throw .cancelled }
        return try outcome.get()
    }

    /// The closures stay on the caller's actor, by `isolation`, so that an answer given at once is
    /// back before anything else happens there.
    private func outcome(
        of number: Int, isolation: isolated (any Actor)? = #isolation
    ) async -> Outcome {
        await withTaskCancellationHandler {
            _ = isolation
            return await withCheckedContinuation { caller in
                ledger.withLock { $0.take(number, from: caller) }
                if Task.isCancelled { ledger.withLock { $0.cancel(number) } }
            }
        } onCancel: {
            ledger.withLock { $0.cancel(number) }
        }
    }
}

/// The books behind ``ScriptedCalls``: who asked what, who waits, and whose answer is on its way.
struct CallLedger<Question: Sendable, Answer: Sendable> {
    typealias Outcome = Result<Answer, ServiceError>
    typealias Caller = CheckedContinuation<Outcome, Never>

    var preset: Outcome?
    private(set) var questions: [Question] = []
    private(set) var cancelledCount = 0

    private var held: [Int: Caller] = [:]
    private var returning = 0
    private var waiters: [CheckedContinuation<Void, Never>] = []

    /// - Returns: The number of the call.
    mutating func begin(_ question: Question) -> Int {
        questions.append(question)
        return questions.count
    }

    mutating func take(_ number: Int, from caller: Caller) {
        held[number] = caller
        if let preset { answer(number, with: preset) }
    }

    mutating func answer(_ number: Int, with outcome: Outcome) {
        guard let caller = held.removeValue(forKey: number) else { return }
        returning += 1
        caller.resume(returning: outcome)
    }

    mutating func cancel(_ number: Int) {
        guard held[number] != nil else { return }
        cancelledCount += 1
        answer(number, with: .failure(.cancelled))
    }

    // MARK: Settling

    var isSettled: Bool { returning == 0 }

    mutating func didReturn() {
        returning -= 1
        guard isSettled else { return }
        for waiter in waiters { waiter.resume() }
        waiters = []
    }

    mutating func wait(_ waiter: CheckedContinuation<Void, Never>) {
        if isSettled { waiter.resume() } else { waiters.append(waiter) }
    }
}
