/// How fast the machine does fixed work: the seconds for a step of it.
///
/// A core often has a second thread, which may belong to a stranger. While that one is at work, instructions that could
/// run side by side take up to twice as long, and those that depend on each other as long as ever. So programs are
/// slowed, but not alike, and ratios change. The load of the machine says nothing of it.
package struct Pace: Equatable, Sendable {
    package let seconds: Double

    /// Two paces are equal if the slower is at most so many times the faster.
    private static let tolerance = 1.15
    /// About 30 µs on a processor of 2023.
    private static let steps = 20_000

    /// The best pace of a run: that of its fastest hundredth of the rounds, since a single one may be an outlier.
    ///
    /// Nil if no pace was measured.
    package init?(bestOf results: [BenchmarkResult]) {
        let rounds = results.flatMap { $0.pace.joined() }.sorted()
        if rounds.isEmpty { return nil }
        seconds = rounds[rounds.count / 100]
    }

    func equals(_ other: Double) -> Bool {
        max(seconds, other) <= min(seconds, other) * Self.tolerance
    }

    /// The pace with its unit.
    package var text: String { "\((seconds * 1e11).rounded() / 100) ns" }

    @MainActor
    static func now(_ stopwatch: some Stopwatch) -> Double {
        stopwatch.seconds(work) / Double(steps)
    }

    /// Random numbers, each of which is worked out beside those before it.
    @MainActor @inline(never)
    private static func work() {
        var generator = SeededGenerator(seed: sum)
        for _ in 0..<steps { sum &+= generator.next() }
    }

    /// Kept, so that the compiler can't remove the work.
    @MainActor private static var sum: UInt64 = 0
}
