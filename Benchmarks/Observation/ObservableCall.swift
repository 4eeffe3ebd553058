/// The same with the view models' `Observable`.
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
