/// A ratio that is true by design: a subject repeats its work more often than the harness is told.
package struct KnownRatio: Hashable, Sendable {
    /// How many repetitions are made for each 32 that the harness counts.
    private let made: Int

    private static let counted = 32

    package static let same = KnownRatio(made: 32)
    package static let threePercent = KnownRatio(made: 33)
    package static let sixPercent = KnownRatio(made: 34)

    /// The ratio is exact for these repetitions and their multiples.
    static let leastRepetitions = counted

    /// 1, 1.03125 or 1.0625.
    package var value: Double { Double(made) / Double(Self.counted) }

    func repetitions(for counted: Int) -> Int { counted * made / Self.counted }
}

/// A benchmark whose true ratios are known: a subject, and its duplicate if it has one, each twice as it is, and
/// repeated more often by either known ratio.
///
/// Every subject that is as it is can be the reference of all others, so that few turns make many comparisons.
/// These share their turns, and two identical subjects are compared from both sides, so they are not independent;
/// shares of them are right on average all the same.
package struct KnownBenchmark: Sendable {
    /// What one subject is.
    struct Member: Equatable, Sendable {
        /// Which compilation it is of: 0 for the original, 1 for the duplicate.
        let compilation: Int
        let ratio: KnownRatio
    }

    package let benchmark: Benchmark
    let members: [Member]

    /// In `bench`, a whole session has some thirty turns of one repetition in each process. A turn of 32 costs as much
    /// as all of these and scatters as much as one, so the heaviest actions are still measured worse than in `bench`.
    private static let leastRounds = 4

    package init(suite: String, name: String, original: Subject, duplicate: Subject? = nil) {
        let compilations = [original] + (duplicate.map { [$0] } ?? [])
        let ratios = [KnownRatio.same, .same, .threePercent, .sixPercent]
        members = compilations.indices.flatMap { compilation in
            ratios.map { Member(compilation: compilation, ratio: $0) }
        }
        benchmark = Benchmark(
            suite: suite, name: name,
            subjects: members.enumerated().map { place, member in
                compilations[member.compilation].repeated(
                    by: member.ratio, name: "\(place + 1), \(member.ratio.value) times")
            }, leastRepetitions: KnownRatio.leastRepetitions,
            leastRounds: Self.leastRounds)
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
            seconds: seconds.map { process in order.map { process[$0] } })
    }
}

extension Subject {
    fileprivate func repeated(by ratio: KnownRatio, name: String) -> Subject {
        Subject(name: name) { [prepare] repetitions in
            prepare(ratio.repetitions(for: repetitions))
        }
    }
}
