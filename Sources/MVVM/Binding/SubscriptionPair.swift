/// Two observations that end together.
final class SubscriptionPair: Subscription {
    private let first: ObservationToken
    private let second: ObservationToken

    init(_ first: ObservationToken, _ second: ObservationToken) {
        self.first = first
        self.second = second
    }

    func cancel() {
        first.cancel()
        second.cancel()
    }
}
