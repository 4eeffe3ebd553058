/// One action, done by several subjects. The first subject is the reference of the ratios.
package struct Benchmark: Sendable {
    package let suite: String
    /// The action.
    package let name: String
    package private(set) var subjects: [Subject]
    /// How often a turn repeats the action. It is the same in all runs on all machines, because the ratio depends on
    /// it: each repetition leaves something in the caches and on the heap that makes the next one faster or slower.
    package let repetitions: Int
    /// The number of turns of each subject in a round. The time of a round is their mean.
    package let turns: Int
    /// The maximum number of rounds in a process, for actions whose turns take long.
    package let mostRounds: Int
    /// Whether a quick run leaves the benchmark out.
    package let isLong: Bool
    /// The places from which a measuring process reads the benchmark, such as a scenario. Empty if it is part of the
    /// program.
    package let sources: [String]

    package init(
        suite: String, name: String, subjects: [Subject], repetitions: Int = 1, turns: Int = 1,
        mostRounds: Int = .max, isLong: Bool = false, sources: [String] = []
    ) {
        self.suite = suite
        self.name = name
        self.subjects = subjects
        self.repetitions = repetitions
        self.turns = turns
        self.mostRounds = mostRounds
        self.isLong = isLong
        self.sources = sources
    }

    /// Identifies the benchmark to other processes.
    package var id: String { "\(suite): \(name)" }

    /// The name of the subject that is a copy of the reference. Its true ratio is 1, so it is not judged.
    package static let duplicate = "duplicate"

    /// The name of the benchmark that shows how long the harness itself takes for a step. It is not judged.
    package static let emptyStep = "a step that does nothing"
}

extension Benchmark {
    /// The reference with each of the other subjects. Each pair is timed in processes of its own, because a third
    /// subject would use a part of the caches and of the heap, and so change the ratio.
    package var pairs: [Benchmark] { subjects.dropFirst().map { of([subjects[0], $0]) } }

    /// Each subject alone, to count it, or to see how its time grows.
    package var eachSubjectAlone: [Benchmark] { subjects.map { of([$0]) } }

    /// The same action, done by these subjects.
    func of(_ subjects: [Subject]) -> Benchmark {
        var benchmark = self
        benchmark.subjects = subjects
        return benchmark
    }
}

/// One of the compared things, such as the app in one architecture.
package struct Subject: Sendable {
    package let name: String

    /// Sets up a number of repetitions and returns a closure that carries them out. Only this closure is timed. The
    /// objects that it holds are released after the clock has stopped.
    package typealias Preparation =
        @MainActor @Sendable (_ repetitions: Int) -> @MainActor () -> Void

    package let prepare: Preparation

    package init(name: String, prepare: @escaping Preparation) {
        self.name = name
        self.prepare = prepare
    }
}
