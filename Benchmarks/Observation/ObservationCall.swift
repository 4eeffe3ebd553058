import Observation

/// The same with the toolchain's Observation. It tells of one change only, before it is made, so that
/// whoever goes on observing has to begin anew each time.
enum ObservationCall {
    @Observable
    final class Model {
        var current = 0
    }

    static func sets(observers count: Int) -> ObservationSuite.Prepare {
        { repetitions in
            let model = Model()
            let sum = Sum()
            for _ in 0..<count { observe(model, sum) }
            return {
                for number in 0..<repetitions { model.current = number }
            }
        }
    }

    private static func observe(_ model: Model, _ sum: Sum) {
        let value = withObservationTracking {
            model.current
        } onChange: {
            // It comes on the actor that makes the change.
            MainActor.assumeIsolated { observe(model, sum) }
        }
        sum.add(value)
    }
}
