/// A ratio that is true by design: how many repetitions a subject makes for each 32 that the harness counts. It is exact
/// for 32 repetitions and their multiples.
enum KnownRatio: Int {
    case same = 32
    case threePercent = 33
    case sixPercent = 34

    static let counted = 32

    /// 1, 1.03125 or 1.0625.
    var value: Double { Double(rawValue) / Double(Self.counted) }

    func repetitions(for counted: Int) -> Int { counted * rawValue / Self.counted }
}

/// The subjects of a benchmark whose true ratios are known: the same code, compiled several times. The first is the
/// reference.
enum KnownSubjects {
    static let ratios: [KnownRatio] = [
        .same, .same, .same, .same, .threePercent, .threePercent, .sixPercent, .sixPercent,
    ]

    /// The ratios of the pairs that a benchmark is timed in, in order.
    static let ratiosOfPairs = Array(ratios.dropFirst())
}

extension Benchmark {
    /// The turns of a subject in a process, at most. Where a round takes 32 of them, there is time for a few rounds only.
    private static let mostKnownTurns = 96

    /// A benchmark whose true ratios are known.
    ///
    /// - Parameters:
    ///   - repetitions: How often a turn repeats the action. One long turn of 32 repetitions would give the machine time
    ///     to change its speed, so a round has as many turns as they take.
    ///   - subjects: The same work eight times, in places of its own each time.
    package static func known(
        suite: String, name: String, repetitions: Int, subjects: [Subject]
    ) -> Benchmark {
        precondition(subjects.count == KnownSubjects.ratios.count, "a ratio for each subject")
        let turns = max(1, KnownRatio.counted / repetitions)
        return Benchmark(
            suite: suite, name: name,
            subjects: zip(subjects, KnownSubjects.ratios).map { $0.repeated(by: $1) },
            repetitions: repetitions, turns: turns, mostRounds: mostKnownTurns / turns)
    }
}

extension Subject {
    fileprivate func repeated(by ratio: KnownRatio) -> Subject {
        let counted = RepetitionCount()
        return Subject(name: "\(name), \(ratio.value) times") { [prepare] repetitions in
            let before = ratio.repetitions(for: counted.count)
            counted.count += repetitions
            return prepare(ratio.repetitions(for: counted.count) - before)
        }
    }
}

/// How many repetitions the harness has counted of a subject. A turn may have fewer than a known ratio needs; so the
/// additional ones are made in those turns in which they are due.
@MainActor
private final class RepetitionCount {
    var count = 0
}
