import Measuring

/// The cost of following a value: by hand, and by this project's `Observable`. Its sources are compiled into this
/// module, as they are into the view models'.
package enum ObservationSuite {
    /// The direct call is the reference. The app has at most three followers of a value.
    package static let benchmarks: [Benchmark] =
        [1, 3, 10].map { count in
            Benchmark(
                suite: "observation",
                name: "set with \(count) \(count == 1 ? "subscriber" : "subscribers")",
                subjects: sets(followers: count),
                repetitions: 4096 / (count + 1), mostRounds: 8)
        } + [
            Benchmark(
                suite: "observation", name: "subscribe, receive one change, unsubscribe",
                subjects: [DirectCall.followsAndEnds, ObservableCall.followsAndEnds],
                repetitions: 512),
            Benchmark(
                suite: "observation", name: "change a field that is bound two ways",
                subjects: [DirectCall.changesField, ObservableCall.changesField],
                repetitions: 1024),
        ]

    /// Subjects that set a value with `count` followers.
    package static func sets(followers count: Int) -> [Subject] {
        [DirectCall.sets(followers: count), ObservableCall.sets(followers: count)]
    }
}
