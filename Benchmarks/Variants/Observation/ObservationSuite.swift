import Measuring

/// The cost of subscribing to a value: by hand, and by this project's `Observable`. The sources of `Observable` are
/// compiled into this module, as they are into that of the view models.
package enum ObservationSuite {
    /// The direct call is the reference. The app has at most three subscribers of a value.
    package static let benchmarks: [Benchmark] =
        [1, 3, 10].map { count in
            Benchmark(
                suite: "observation",
                name: "set with \(count) \(count == 1 ? "subscriber" : "subscribers")",
                subjects: sets(subscribers: count),
                repetitions: 4096 / (count + 1), mostRounds: 8)
        } + [
            Benchmark(
                suite: "observation", name: "subscribe, receive one change, unsubscribe",
                subjects: [DirectCall.subscribesAndEnds, ObservableCall.subscribesAndEnds],
                repetitions: 512),
            Benchmark(
                suite: "observation", name: "change a field that is bound two ways",
                subjects: [DirectCall.changesField, ObservableCall.changesField],
                repetitions: 1024),
        ]

    /// Subjects that set a value with `count` subscribers.
    package static func sets(subscribers count: Int) -> [Subject] {
        [DirectCall.sets(subscribers: count), ObservableCall.sets(subscribers: count)]
    }
}
