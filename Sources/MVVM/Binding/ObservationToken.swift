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
        subscription.take()?.cancel()
    }

    func settle() {
        subscription?.settle()
    }

    /// Keeps the token with others, to end together with their owner.
    func store(in tokens: inout [ObservationToken]) {
        tokens.append(self)
    }
}
