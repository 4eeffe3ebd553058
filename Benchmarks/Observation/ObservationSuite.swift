import Measuring

/// What it costs to tell observers of a change: by hand, and by this project's `Observable`. Its sources are
/// compiled in here, so what is measured is what the view models use, as internal to its module as it is there.
///
/// The toolchain's Observation is left out: it reports one change, before it is made, so that an observer that
/// wants every value has to register again after each. There is no synchronous way to do so that people use.
public enum ObservationSuite {
    /// What the suite is called.
    public nonisolated static let name = "observation"

    /// Everything that is measured. The direct call is the reference.
    public static let benchmarks: [Benchmark] =
        [1, 10, 1000].map { count in
            benchmark(
                "set with \(count) \(count == 1 ? "observer" : "observers")",
                direct: DirectCall.sets(observers: count),
                observable: ObservableCall.sets(observers: count))
        } + [
            benchmark(
                "observe and cancel",
                direct: DirectCall.observesAndCancels, observable: ObservableCall.observesAndCancels
            ),
            benchmark(
                "change both ends of a two-way binding",
                direct: DirectCall.changesBothEnds, observable: ObservableCall.changesBothEnds),
        ]

    /// A value set by hand and as an `Observable`, with so many observers.
    public static func sets(observers count: Int) -> [Subject] {
        [
            Subject(name: "direct call", prepare: DirectCall.sets(observers: count)),
            Subject(name: "Observable", prepare: ObservableCall.sets(observers: count)),
        ]
    }

    typealias Prepare = @MainActor @Sendable (_ repetitions: Int) -> @MainActor () -> Void

    private static func benchmark(
        _ name: String, direct: @escaping Prepare, observable: @escaping Prepare
    ) -> Benchmark {
        Benchmark(
            suite: Self.name, name: name,
            subjects: [
                Subject(name: "direct call", prepare: direct),
                Subject(name: "Observable", prepare: observable),
            ])
    }
}
