import Measuring

/// The cost of following a value: by hand, and by this project's `Observable`. Its sources are compiled into this
/// module, as they are into the view models'. Setting is also compared with the toolchain's `@Observable`.
package enum ObservationSuite {
    package nonisolated static let name = "observation"

    /// The direct call is the reference. The app has at most three followers of a value.
    package static let benchmarks: [Benchmark] =
        [1, 3, 10].map { count in
            let macro = Subject(
                name: "@Observable", prepare: ObservableMacro.sets(followers: count))
            return benchmark(
                "set with \(count) \(count == 1 ? "follower" : "followers")",
                repetitions: 4096 / (count + 1), sets(followers: count) + [macro], mostRounds: 8)
        } + [
            benchmark(
                "follow one change and end", repetitions: 512,
                subjects(DirectCall.followsAndEnds, ObservableCall.followsAndEnds)),
            benchmark(
                "change a field that is bound two ways", repetitions: 1024,
                subjects(DirectCall.changesField, ObservableCall.changesField)),
        ]

    /// Subjects that set a value with `count` followers.
    package static func sets(followers count: Int) -> [Subject] {
        subjects(DirectCall.sets(followers: count), ObservableCall.sets(followers: count))
    }

    /// What a field shows in turn.
    static let texts = ["Ada", "Alan"]

    typealias Prepare = @MainActor @Sendable (_ repetitions: Int) -> @MainActor () -> Void

    private static func subjects(
        _ direct: @escaping Prepare, _ observable: @escaping Prepare
    ) -> [Subject] {
        [
            Subject(name: "direct call", prepare: direct),
            Subject(name: "Observable", prepare: observable),
        ]
    }

    private static func benchmark(
        _ name: String, repetitions: Int, _ subjects: [Subject], mostRounds: Int = .max
    ) -> Benchmark {
        Benchmark(
            suite: Self.name, name: name, subjects: subjects, repetitions: repetitions,
            mostRounds: mostRounds)
    }
}

/// What all followers do with a value, so that the compiler can't remove them.
final class Sum {
    private(set) var value = 0

    func add(_ number: Int) {
        value &+= number
    }
}
