import Measuring

/// The cost of following a value: by hand, and by this project's `Observable`. Its sources are compiled into this
/// module, as they are into the view models'.
package enum ObservationSuite {
    package nonisolated static let name = "observation"

    /// The direct call is the reference. The app has at most three followers of a value.
    package static let benchmarks: [Benchmark] =
        [1, 3, 10].map { count in
            benchmark(
                "set with \(count) \(count == 1 ? "follower" : "followers")",
                repetitions: 4096 / (count + 1), direct: DirectCall.sets(followers: count),
                observable: ObservableCall.sets(followers: count))
        } + [
            benchmark(
                "follow one change and end", repetitions: 512,
                direct: DirectCall.followsAndEnds, observable: ObservableCall.followsAndEnds),
            benchmark(
                "change a field that is bound two ways", repetitions: 1024,
                direct: DirectCall.changesField, observable: ObservableCall.changesField),
        ]

    /// Subjects that set a value with `count` followers.
    package static func sets(followers count: Int) -> [Subject] {
        [
            Subject(name: "direct call", prepare: DirectCall.sets(followers: count)),
            Subject(name: "Observable", prepare: ObservableCall.sets(followers: count)),
        ]
    }

    /// What a field shows in turn.
    static let texts = ["Ada", "Alan"]

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

/// What all followers do with a value, so that the compiler can't remove them.
final class Sum {
    private(set) var value = 0

    func add(_ number: Int) {
        value &+= number
    }
}
