import Measuring

/// The cost of notifying observers: by hand, and by this project's `Observable`. Its sources are compiled into
/// this module, as they are into the view models'.
///
/// The toolchain's Observation is left out: it reports one change, before it is made, so an observer of all
/// values has to register again after each, and there is no common way to do so synchronously.
package enum ObservationSuite {
    package nonisolated static let name = "observation"

    /// The direct call is the reference.
    package static let benchmarks: [Benchmark] =
        [1, 10, 1000].map { count in
            benchmark(
                "set with \(count) \(count == 1 ? "observer" : "observers")",
                repetitions: max(4, 4096 / (count + 1)),
                direct: DirectCall.sets(observers: count),
                observable: ObservableCall.sets(observers: count))
        } + [
            benchmark(
                "observe and cancel", repetitions: 1024,
                direct: DirectCall.observesAndCancels, observable: ObservableCall.observesAndCancels
            ),
            benchmark(
                "change both ends of a two-way binding", repetitions: 256,
                direct: DirectCall.changesBothEnds, observable: ObservableCall.changesBothEnds),
        ]

    /// Subjects that set a value with `count` observers.
    package static func sets(observers count: Int) -> [Subject] {
        [
            Subject(name: "direct call", prepare: DirectCall.sets(observers: count)),
            Subject(name: "Observable", prepare: ObservableCall.sets(observers: count)),
        ]
    }

    typealias Prepare = @MainActor @Sendable (_ repetitions: Int) -> @MainActor () -> Void

    private static func benchmark(
        _ name: String, repetitions: Int, direct: @escaping Prepare,
        observable: @escaping Prepare
    ) -> Benchmark {
        Benchmark(
            suite: Self.name, name: name,
            subjects: [
                Subject(name: "direct call", prepare: direct),
                Subject(name: "Observable", prepare: observable),
            ], repetitions: repetitions)
    }
}

/// What all observers do with a value, so that the compiler can't remove them.
final class Sum {
    private(set) var value = 0

    func add(_ number: Int) {
        value &+= number
    }
}
