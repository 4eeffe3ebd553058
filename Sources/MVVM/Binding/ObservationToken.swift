/// Whoever holds it, observes. The observation ends when the token goes away or is cancelled.
final class ObservationToken {
    private var subscription: (any Subscription)?

    init(_ subscription: any Subscription) {
        self.subscription = subscription
    }

    isolated deinit {
        cancel()
    }

    /// Ends the observation and frees what its closure captured, although the token is kept.
    /// During a round of the observable the closure is freed when that round is over.
    ///
    /// Cancelling again does nothing. The observation is taken out first, because freeing what the
    /// closure captured may lead back here.
    func cancel() {
        guard let ended = subscription.take() else { return }
        ended.cancel()
        Self.free(consume ended)
    }

    func settle() {
        subscription?.settle()
    }

    /// Keeps the token with others, to end together with their owner.
    func store(in tokens: inout [ObservationToken]) {
        tokens.append(self)
    }

    private static var toFree: [any Subscription] = []
    private static var isFreeing = false

    /// A closure may hold a token, whose closure holds the next, and so on. Freed one inside the
    /// other, ten thousand would overflow the stack; so they are freed one after the other.
    private static func free(_ ended: consuming any Subscription) {
        guard !isFreeing else { return toFree.append(ended) }
        isFreeing = true
        _ = consume ended
        while !toFree.isEmpty { _ = toFree.removeLast() }
        isFreeing = false
    }
}
