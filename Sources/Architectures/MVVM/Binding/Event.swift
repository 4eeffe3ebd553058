/// Something that happens, such as a toast. It has no value that could be read later: it is told to those who are bound to it by
/// then, in the order in which they came. An event that a follower causes is told before the rest hear of the first one.
nonisolated final class Event<Value> {
    /// A place stays, empty, when its target is gone: a follower may cause the next event, and finds all in their places.
    private var followers: [Follower<Value>?] = []

    /// Applies to `target` what happens from now on, for as long as the target lives.
    func bind<Target: AnyObject>(
        to target: Target, _ apply: @escaping (Target, Value) -> Void
    ) {
        let binding = Binding(target, apply)
        followers.append(Follower { binding.tell($0) })
    }

    func send(_ value: Value) {
        for place in followers.indices {
            if followers[place]?.tell(value) == false { followers[place] = nil }
        }
    }
}
