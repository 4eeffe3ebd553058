/// How fast the machine does fixed work: the seconds for one step of the work.
///
/// Work on the second thread of a core slows some programs more than others, so ratios change: see
/// Benchmarks/METHOD.md.
package struct Pace: Equatable, Sendable {
    let seconds: Double

    /// Two paces are equal if their ratio is at most this.
    private static let tolerance = 1.15
    /// The number of steps of the work. They take about 30 µs on a processor of 2023.
    private static let steps = 20_000

    /// The best pace of a run: the pace that the fastest hundredth of its rounds reaches. The fastest round is not
    /// used, because it may be an outlier: on one machine, one in 300,000 was 15 % faster than all others.
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

    /// Computes random numbers. The computations don't depend on each other, so the processor overlaps them.
    @MainActor @inline(never)
    private static func work() {
        var generator = SeededGenerator(seed: sum)
        for _ in 0..<steps { sum &+= generator.next() }
    }

    /// The result is kept, so that the compiler can't remove the work.
    @MainActor private static var sum: UInt64 = 0
}

extension BenchmarkResult {
    /// The same result with only the rounds of this pace. A process is kept if at least half of its rounds have this
    /// pace.
    ///
    /// Nil if fewer than half of the processes are kept.
    func rounds(at pace: Pace) -> BenchmarkResult? {
        let kept = zip(seconds, self.pace).compactMap { process, paces in
            let rounds = paces.indices.filter { pace.equals(paces[$0]) }
            return rounds.count * 2 < paces.count
                ? nil
                : (rounds.map { paces[$0] }, process.map { turns in rounds.map { turns[$0] } })
        }
        if kept.isEmpty || kept.count * 2 < seconds.count { return nil }
        return BenchmarkResult(
            suite: suite, name: name, subjects: subjects, repetitions: repetitions,
            seconds: kept.map(\.1), pace: kept.map(\.0))
    }
}

extension BenchmarkResult {
    fileprivate func keeping(_ processes: [Int]) -> BenchmarkResult {
        BenchmarkResult(
            suite: suite, name: name, subjects: subjects, repetitions: repetitions,
            seconds: processes.map { seconds[$0] }, pace: processes.map { pace[$0] })
    }
}

extension [BenchmarkResult] {
    /// The results to be judged, with only the rounds at the best pace of the run. A benchmark with too few such
    /// rounds keeps all its rounds.
    ///
    /// Dividing by the pace would not help, because a disturbance changes ratios, not only times.
    package var undisturbed: [BenchmarkResult] {
        guard let best = Pace(bestOf: self) else { return self }
        return map { $0.rounds(at: best) ?? $0 }
    }

    /// The results with only the processes that had the best pace in at least half of their rounds. All processes are
    /// kept if fewer than six had it, because fewer give no interval.
    package var undisturbedProcesses: [BenchmarkResult] {
        guard let best = Pace(bestOf: self) else { return self }
        let kept = (map(\.seconds.count).min().map { 0..<$0 } ?? 0..<0).filter {
            share(at: best, inProcess: $0) >= 0.5
        }
        return kept.count < 6 ? self : map { $0.keeping(kept) }
    }

    /// The benchmarks that have too few rounds at the best pace of the run.
    package var disturbed: [BenchmarkResult] {
        guard let best = Pace(bestOf: self) else { return [] }
        return filter { $0.rounds(at: best) == nil }
    }

    /// The share of the rounds that have this pace, from 0 to 1, in one process or in all.
    package func share(at pace: Pace, inProcess process: Int? = nil) -> Double {
        let paces = flatMap { result in process.map { [result.pace[$0]] } ?? result.pace }
        let rounds = paces.joined()
        return Double(rounds.count { pace.equals($0) }) / Double(rounds.count)
    }
}
