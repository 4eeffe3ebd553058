import Observation

/// The same with the toolchain's `@Observable`. It tells its followers before the change, so each of them has a task that
/// reads the value in a later turn of the main actor. Here they read right after the change, so this is less than it costs.
enum ObservableMacro {
    @Observable
    fileprivate final class Value {
        var number = -1
    }

    static func sets(followers count: Int) -> ObservationSuite.Prepare {
        { repetitions in
            let value = Value()
            let sum = Sum()
            let read = {
                for _ in 0..<count {
                    withObservationTracking {
                        sum.add(value.number)
                    } onChange: {
                    }
                }
            }
            read()
            return {
                for number in 0..<repetitions {
                    value.number = number
                    read()
                }
            }
        }
    }
}
