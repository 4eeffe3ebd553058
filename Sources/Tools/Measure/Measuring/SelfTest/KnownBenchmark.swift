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

/// The subjects of a benchmark whose true ratios are known: four versions of the original, and four of its duplicate.
///
/// Every unchanged version can be the reference of all others, so that few turns give many comparisons. The
/// comparisons share their turns, and two identical versions are compared in both directions, so they are not
/// independent. Proportions of them are unbiased all the same.
///
/// Half of the comparisons are within one compilation, where no error comes from the placement of code. In the other
/// half, that error is the very one that the duplicate shows. An architecture's own error is of the same size, but
/// independent, and its true value is unknown.
enum KnownSubjects {
    static let ratios: [KnownRatio] = [
        .same, .same, .threePercent, .sixPercent, .same, .same, .threePercent, .sixPercent,
    ]
    /// The first version of the duplicate.
    static let firstOfDuplicate = 4

    /// The subjects as a run has them, once for each version that can be the reference: the reference, its duplicate,
    /// and the others.
    static let orders = ratios.indices.filter { ratios[$0] == .same }.map { reference in
        let duplicate = reference < firstOfDuplicate ? firstOfDuplicate : 0
        return [reference, duplicate]
            + ratios.indices.filter { $0 != reference && $0 != duplicate }
    }
}

extension Benchmark {
    /// The turns of a subject in a process, at most. Where a round takes 32 of them, there is time for a few rounds only.
    private static let mostKnownTurns = 160

    /// A benchmark whose true ratios are known.
    ///
    /// - Parameters:
    ///   - repetitions: How often a turn repeats the action. One long turn of 32 repetitions would give the machine time
    ///     to change its speed, so a round has as many turns as they take.
    ///   - original: Makes a new subject at every call, so that subjects share no state between turns.
    ///   - duplicate: The same, compiled a second time.
    package static func known(
        suite: String, name: String, repetitions: Int, original: () -> Subject,
        duplicate: () -> Subject
    ) -> Benchmark {
        let turns = max(1, KnownRatio.counted / repetitions)
        let subjects = KnownSubjects.ratios.enumerated().map { place, ratio in
            let subject = place < KnownSubjects.firstOfDuplicate ? original() : duplicate()
            return subject.repeated(by: ratio, name: "\(place + 1), \(ratio.value) times")
        }
        return Benchmark(
            suite: suite, name: name, subjects: subjects, repetitions: repetitions, turns: turns,
            mostRounds: mostKnownTurns / turns)
    }
}

extension Subject {
    fileprivate func repeated(by ratio: KnownRatio, name: String) -> Subject {
        let counted = RepetitionCount()
        return Subject(name: name) { [prepare] repetitions in
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
