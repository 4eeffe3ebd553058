/// Values that are computed from other values, again after each delivery of one. Derive them before anybody subscribes: then
/// a derived value is new when a subscriber gets its input. They live as long as their inputs, whose closures keep them.
nonisolated extension ObservableValue {
    /// The result of `transform` for each value.
    func map<Result>(_ transform: @escaping (Value) -> Result) -> ObservableValue<Result> {
        let result = Observable(transform(value))
        onChange { result.value = transform($0) }
        return result
    }

    /// The result of `transform` for the latest values of this and two others.
    func combineLatest<Other, Third, Result>(
        _ other: ObservableValue<Other>, _ third: ObservableValue<Third>,
        _ transform: @escaping (Value, Other, Third) -> Result
    ) -> ObservableValue<Result> {
        let inputs = Inputs((value, other.value, third.value)) { transform($0, $1, $2) }
        onChange { inputs.values.0 = $0 }
        other.onChange { inputs.values.1 = $0 }
        third.onChange { inputs.values.2 = $0 }
        return inputs.result
    }
}

/// The values that several inputs delivered last, and their result. The closure of each input captures this object and not
/// the other inputs, because inputs that capture each other are never released.
private nonisolated final class Inputs<Values, Result> {
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
