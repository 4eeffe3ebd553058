/// Whoever holds it, observes. The observation ends when the token is released or cancelled.
///
/// The token is also the observer's place in the ``Chain`` of the value. So an observation is one heap block,
/// and ending it takes constant time.
nonisolated class ObservationToken {
    /// What is observed; nil when it is gone, or the observation has ended. The node clears it.
    final var source: Unmanaged<Node>?

    /// Keeps what is observed alive, if that is a formula: nobody else may.
    final var formula: Node?

    /// The change of the source that the observer saw when it was added.
    final var versionSeen = 0

    fileprivate(set) final var next: Chain.Link?
    fileprivate final var previous: Chain.Link?

    /// Whether this is the input of a formula. The formula then tells the others.
    var isInput: Bool { false }

    @MainActor deinit {
        cancel()
    }

    /// Ends the observation and releases what its closure captured, also if the token is kept.
    ///
    /// Cancelling again does nothing. What is released can re-enter this function, so everything is taken
    /// out first.
    @MainActor final func cancel() {
        source.take()?.takeUnretainedValue().remove(self)
        Graph.release(formula.take())
        releaseCaptures()
    }

    /// Releases what the observer's closure captured.
    @MainActor func releaseCaptures() {}

    /// Keeps the token with others, to end together with their owner.
    final func store(in tokens: inout [ObservationToken]) {
        tokens.append(self)
    }

    /// The token as what it is. A node only has observers of its own type of value.
    final func observer<Value>(of type: Value.Type) -> Observer<Value> {
        unsafeDowncast(self, to: Observer<Value>.self)
    }
}

/// An observation of values of one type, by a closure. The kinds of bindings are its subclasses.
nonisolated class Observer<Value>: ObservationToken {
    fileprivate final var closure: ((Value) -> Void)?

    init(_ closure: ((Value) -> Void)? = nil) {
        self.closure = closure
    }

    @MainActor func tell(_ value: Value) {
        closure?(value)
    }

    @MainActor override func releaseCaptures() {
        Graph.release(closure.take())
    }
}

/// Tokens in the order they came. The chain doesn't own them; a token takes itself out when it is released.
nonisolated struct Chain {
    typealias Link = Unmanaged<ObservationToken>

    private(set) var first: Link?
    private var last: Link?

    mutating func append(_ token: ObservationToken) {
        let link = Link.passUnretained(token)
        token.previous = last
        if let last { last.takeUnretainedValue().next = link } else { first = link }
        last = link
    }

    mutating func remove(_ token: ObservationToken) {
        let (previous, next) = (token.previous.take(), token.next.take())
        if let previous { previous.takeUnretainedValue().next = next } else { first = next }
        if let next { next.takeUnretainedValue().previous = previous } else { last = previous }
    }

    /// Calls `body` with each token. It must not add or remove any.
    func forEach(_ body: (ObservationToken) -> Void) {
        var link = first
        while let token = link?.takeUnretainedValue() {
            link = token.next
            body(token)
        }
    }
}

/// Reads a token without retaining it. That is safe, because a token that is in a chain is alive, and nothing
/// runs meanwhile that could release it. It takes telling 1,000 observers from 1.6 times as long as direct
/// calls to 1.0 times.
nonisolated extension Unmanaged<ObservationToken> {
    var next: Self? { _withUnsafeGuaranteedRef { $0.next } }

    var versionSeen: Int { _withUnsafeGuaranteedRef { $0.versionSeen } }

    func closure<Value>(of type: Value.Type) -> ((Value) -> Void)? {
        _withUnsafeGuaranteedRef { $0.observer(of: type).closure }
    }
}
