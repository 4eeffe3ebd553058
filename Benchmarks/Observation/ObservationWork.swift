/// The least possible cost: the setter calls closures.
enum DirectCall {
    private final class Value {
        var observers: [(Int) -> Void] = []
        var current = 0 {
            didSet { for observer in observers { observer(current) } }
        }
    }

    static func sets(observers count: Int) -> ObservationSuite.Prepare {
        { repetitions in
            let value = Value()
            let sum = Sum()
            value.observers = (0..<count).map { _ in { sum.add($0) } }
            return {
                for number in 0..<repetitions { value.current = number }
            }
        }
    }

    static let observesAndCancels: ObservationSuite.Prepare = { repetitions in
        let value = Value()
        let sum = Sum()
        return {
            for _ in 0..<repetitions {
                value.observers.append { sum.add($0) }
                value.observers[0](value.current)
                value.observers.removeLast()
            }
        }
    }

    static let changesBothEnds: ObservationSuite.Prepare = { repetitions in
        let left = Value()
        let right = Value()
        left.observers = [{ [weak right] in if right?.current != $0 { right?.current = $0 } }]
        right.observers = [{ [weak left] in if left?.current != $0 { left?.current = $0 } }]
        return {
            for number in 0..<repetitions {
                left.current = number
                right.current = -number
            }
        }
    }
}

/// The same with the `Observable` of the view models.
enum ObservableCall {
    static func sets(observers count: Int) -> ObservationSuite.Prepare {
        { repetitions in
            let value = Observable(0)
            let sum = Sum()
            let tokens = (0..<count).map { _ in value.observe { sum.add($0) } }
            return {
                for number in 0..<repetitions { value.value = number }
                _ = tokens
            }
        }
    }

    static let observesAndCancels: ObservationSuite.Prepare = { repetitions in
        let value = Observable(0)
        let sum = Sum()
        return {
            for _ in 0..<repetitions {
                let token = value.observe { sum.add($0) }
                token.cancel()
            }
        }
    }

    static let changesBothEnds: ObservationSuite.Prepare = { repetitions in
        let left = Observable(0)
        let right = Observable(0)
        let token = left.bind(twoWay: right)
        return {
            for number in 0..<repetitions {
                left.value = number
                right.value = -number
            }
            _ = token
        }
    }
}
