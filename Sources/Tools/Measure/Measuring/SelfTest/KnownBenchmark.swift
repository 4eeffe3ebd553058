/// A ratio that is known by design: the number of repetitions that a subject makes while the harness counts 32. It is
/// exact for multiples of 32 repetitions.
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

    /// The ratios of the pairs of a benchmark, in order.
    static let ratiosOfPairs = Array(ratios.dropFirst())
}

extension Benchmark {
    /// The maximum number of turns of a subject in a process. If a round has 32 turns, there is time for only a few
    /// rounds.
    private static let mostKnownTurns = 96

    /// A benchmark whose true ratios are known.
    ///
    /// - Parameters:
    ///   - repetitions: How often a turn repeats the action. A round has as many turns as 32 repetitions need, because
    ///     in one long turn of 32 repetitions the machine would have time to change its speed.
    ///   - subjects: Eight copies of the same code, each compiled separately.
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

/// The number of repetitions that the harness has counted for a subject. A turn may be too short for an additional
/// repetition, so the number goes on over all turns. The repetition is added in the turn in which it is due.
@MainActor
private final class RepetitionCount {
    var count = 0
}
