/// Values that are worked out from others, again after each change. They hold their value, so it can be read at any
/// time, and they live as long as their inputs, which keep the closures that set them.
nonisolated extension ObservableValue {
    /// What `transform` makes of each value.
    func map<Result>(_ transform: @escaping (Value) -> Result) -> ObservableValue<Result> {
        let result = ObservableValue<Result>(transform(value))
        follow(
            Follower {
                result.set(transform($0)); return true
            })
        return result
    }

    /// What `transform` makes of the latest values of this and another one.
    func combineLatest<Other, Result>(
        _ other: ObservableValue<Other>, _ transform: @escaping (Value, Other) -> Result
    ) -> ObservableValue<Result> {
        let latest = Latest((value, other.value))
        let result = ObservableValue<Result>(transform(value, other.value))
        follow(
            Follower {
                latest.values.0 = $0
                result.set(transform($0, latest.values.1))
                return true
            })
        other.follow(
            Follower {
                latest.values.1 = $0
                result.set(transform(latest.values.0, $0))
                return true
            })
        return result
    }

    /// What `transform` makes of the latest values of this and two others.
    func combineLatest<Other, Third, Result>(
        _ other: ObservableValue<Other>, _ third: ObservableValue<Third>,
        _ transform: @escaping (Value, Other, Third) -> Result
    ) -> ObservableValue<Result> {
        let latest = Latest((value, other.value, third.value))
        let result = ObservableValue<Result>(transform(value, other.value, third.value))
        follow(
            Follower {
                latest.values.0 = $0
                result.set(transform($0, latest.values.1, latest.values.2))
                return true
            })
        other.follow(
            Follower {
                latest.values.1 = $0
                result.set(transform(latest.values.0, $0, latest.values.2))
                return true
            })
        third.follow(
            Follower {
                latest.values.2 = $0
                result.set(transform(latest.values.0, latest.values.1, $0))
                return true
            })
        return result
    }
}

/// The latest values of several inputs. If their closures held the other inputs instead, these would keep each other alive.
private nonisolated final class Latest<Values> {
    var values: Values

    init(_ values: Values) {
        self.values = values
    }
}
