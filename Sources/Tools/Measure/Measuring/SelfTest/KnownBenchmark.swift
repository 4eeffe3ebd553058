/// A ratio that is true by design: a subject repeats its work more often than the harness is told.
package struct KnownRatio: Hashable, Sendable {
    /// How many repetitions are made for each 32 that the harness counts.
    private let made: Int

    private static let counted = 32

    package static let same = KnownRatio(made: 32)
    package static let threePercent = KnownRatio(made: 33)
    package static let sixPercent = KnownRatio(made: 34)

    /// A ratio is exact for 32 repetitions and their multiples, so a round has as many turns as these take.
    static func turns(of repetitions: Int) -> Int { max(1, counted / repetitions) }

    /// 1, 1.03125 or 1.0625.
    package var value: Double { Double(made) / Double(Self.counted) }

    func repetitions(for counted: Int) -> Int { counted * made / Self.counted }
}

/// A benchmark whose true ratios are known. It has four versions of a subject, and of its duplicate if there is one:
/// two unchanged, and one repeated more often by each known ratio.
///
/// Every unchanged subject can be the reference of all others, so that few turns give many comparisons. The
/// comparisons share their turns, and two identical subjects are compared in both directions, so they are not
/// independent. Proportions of them are unbiased all the same.
///
/// Half of the comparisons are within one compilation, where no error comes from the placement of code. In the other
/// half, that error is the very one that the duplicate shows. An architecture's own error is of the same size, but
/// independent, and no truth is known for it.
package struct KnownBenchmark: Sendable {
    /// What one subject is.
    struct Member: Equatable, Sendable {
        /// Which compilation it is of: 0 for the original, 1 for the duplicate.
        let compilation: Int
        let ratio: KnownRatio
    }

    package let benchmark: Benchmark
    let members: [Member]

    /// The turns of a subject in a process, at most. Where a round takes 32 of them, there is time for a few rounds only.
    private static let mostTurns = 160

    /// - Parameters:
    ///   - repetitions: How often a turn repeats the action.
    ///   - compilations: Each makes a new subject at every call, so that subjects share no state between turns.
    package init(suite: String, name: String, repetitions: Int, compilations: [() -> Subject]) {
        let ratios = [KnownRatio.same, .same, .threePercent, .sixPercent]
        members = compilations.indices.flatMap { compilation in
            ratios.map { Member(compilation: compilation, ratio: $0) }
        }
        let turns = KnownRatio.turns(of: repetitions)
        benchmark = Benchmark(
            suite: suite, name: name,
            subjects: members.enumerated().map { place, member in
                compilations[member.compilation]().repeated(
                    by: member.ratio, name: "\(place + 1), \(member.ratio.value) times")
            }, repetitions: repetitions, turns: turns, mostRounds: Self.mostTurns / turns)
    }
}

extension KnownBenchmark {
    /// A run as it would be with another subject as the reference, and the truth of each of its subjects; nil for the
    /// reference and for the duplicate, which is not judged.
    struct View {
        let result: BenchmarkResult
        let truths: [KnownRatio?]
    }

    /// The run from the point of view of each subject that can be the reference.
    func views(of result: BenchmarkResult) -> [View] {
        members.indices.filter { members[$0].ratio == .same }.map { reference in
            let duplicate = members.indices.first {
                members[$0].ratio == .same
                    && members[$0].compilation != members[reference].compilation
            }
            let others = members.indices.filter { $0 != reference && $0 != duplicate }
            let unjudged = [reference] + (duplicate.map { [$0] } ?? [])
            return View(
                result: result.reordered(unjudged + others, duplicate: duplicate),
                truths: unjudged.map { _ in nil } + others.map { members[$0].ratio })
        }
    }
}

extension BenchmarkResult {
    /// The same times with the subjects in another order.
    ///
    /// - Parameter duplicate: Which of them counts as the duplicate of the reference.
    fileprivate func reordered(_ order: [Int], duplicate: Int?) -> BenchmarkResult {
        BenchmarkResult(
            suite: suite, name: name,
            subjects: order.map { $0 == duplicate ? Benchmark.duplicate : subjects[$0] },
            repetitions: repetitions,
            seconds: seconds.map { process in order.map { process[$0] } }, pace: pace)
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
