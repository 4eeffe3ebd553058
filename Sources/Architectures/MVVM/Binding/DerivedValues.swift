/// Values that are worked out from others, again after each change. They hold their value, so it can be read at any
/// time, and they live as long as their inputs, which keep the closures that set them.
nonisolated extension ObservableValue {
    /// What `transform` makes of each value.
    func map<Result>(_ transform: @escaping (Value) -> Result) -> ObservableValue<Result> {
        let result = Observable(transform(value))
        follow { result.value = transform($0) }
        return result
    }

    /// What `transform` makes of the latest values of this and two others.
    func combineLatest<Other, Third, Result>(
        _ other: ObservableValue<Other>, _ third: ObservableValue<Third>,
        _ transform: @escaping (Value, Other, Third) -> Result
    ) -> ObservableValue<Result> {
        let latest = Latest((value, other.value, third.value)) { transform($0.0, $0.1, $0.2) }
        follow { latest.values.0 = $0 }
        other.follow { latest.values.1 = $0 }
        third.follow { latest.values.2 = $0 }
        return latest.result
    }
}

/// The latest values of several inputs, and what is made of them. The closure of each input holds this object: if it held
/// the other inputs, none of them would ever be released.
private nonisolated final class Latest<Values, Result> {
    var values: Values {
        didSet { result.value = transform(values) }
    }

    let result: Observable<Result>
    private let transform: (Values) -> Result

    init(_ values: Values, transform: @escaping (Values) -> Result) {
        self.values = values
        self.transform = transform
        result = Observable(transform(values))
    }
}
