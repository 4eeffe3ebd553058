import Services

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
