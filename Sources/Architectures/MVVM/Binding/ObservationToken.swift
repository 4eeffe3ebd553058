/// Whoever holds it, observes. The observation ends when the token is released or cancelled.
///
/// The token is also the observer's place in the chain of the ``Node``: one heap block per observation.
nonisolated class ObservationToken {
    /// The chain doesn't own its tokens: one that is released takes itself out first.
    typealias Link = Unmanaged<ObservationToken>

    final var next: Link?
    final var previous: Link?
    /// What is observed; nil when it is gone or the observation has ended.
    final var source: Source?
    /// The last change that the observer saw when it was added.
    final var versionSeen = 0
    /// The formula, if the token is the input of one. Unmanaged, since the formula owns the token.
    final var owner: Unmanaged<Node>?

    /// The final classes cancel. Each class with an isolated `deinit` checks the actor, which takes longer than
    /// all the rest.
    nonisolated deinit {}

    /// Ends the observation and releases what its closure captured, also if the token is kept. What is released
    /// can re-enter this function, so everything is taken out first.
    @MainActor final func cancel() {
        let source = source
        self.source = nil
        source?.node.remove(self)
        release(later: Graph.beginRelease())
        Graph.endRelease()
    }

    /// Releases what the observation captured.
    @MainActor func release(later: Bool) {}

    /// Keeps the token with others, to end together with their owner.
    final func store(in tokens: inout [ObservationToken]) {
        tokens.append(self)
    }

    /// The token as what it is. All that follow a value are observers of its type.
    final func observer<Value>(of type: Value.Type) -> Observer<Value> {
        unsafeDowncast(self, to: Observer<Value>.self)
    }
}

/// What a token observes. It keeps a formula alive, since nobody else may, but no other value.
nonisolated enum Source {
    case value(Unmanaged<Node>)
    case formula(Node)

    var node: Node {
        switch self {
        case .value(let node): node.takeUnretainedValue()
        case .formula(let node): node
        }
    }
}

/// An observation of values of one type. The bindings and the inputs of formulas are its subclasses.
nonisolated class Observer<Value>: ObservationToken {
    fileprivate final var closure: ((Value) -> Void)?

    /// For a subclass that overrides ``tell(_:)``.
    override init() {}

    init(_ closure: @escaping (Value) -> Void) {
        self.closure = closure
    }

    nonisolated deinit {}

    /// What is observed, if it is a value that is still there.
    final var observed: ObservableValue<Value>? {
        source.map { unsafeDowncast($0.node, to: ObservableValue.self) }
    }

    @MainActor func tell(_ value: Value) { closure?(value) }

    @MainActor override func release(later: Bool) {
        let captures = closure
        closure = nil
        if later, let captures { Graph.releaseLater(captures) }
    }
}

nonisolated final class ClosureObserver<Value>: Observer<Value> {
    @MainActor deinit { cancel() }
}

/// Reads a token without retaining it. That is safe: a token in a chain is alive, and while it is read nothing
/// runs that could release it. Telling 1,000 observers takes 1.0 times as long as calling closures in an array,
/// and 1.6 times with tokens that are retained.
nonisolated extension ObservationToken.Link {
    var next: Self? { _withUnsafeGuaranteedRef { $0.next } }

    var owner: Unmanaged<Node>? { _withUnsafeGuaranteedRef { $0.owner } }

    var versionSeen: Int { _withUnsafeGuaranteedRef { $0.versionSeen } }

    func closure<Value>(of type: Value.Type) -> ((Value) -> Void)? {
        var closure: ((Value) -> Void)?
        _withUnsafeGuaranteedRef { closure = $0.observer(of: type).closure }
        return closure
    }
}
