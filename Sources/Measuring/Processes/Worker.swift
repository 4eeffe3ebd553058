/// Carries out an order, within one process.
@MainActor
public struct Worker<Watch: Stopwatch> {
    private let benchmarks: [Benchmark]
    private let stopwatch: Watch

    /// Makes a worker that knows these benchmarks.
    public init(_ benchmarks: [Benchmark], stopwatch: Watch) {
        self.benchmarks = benchmarks
        self.stopwatch = stopwatch
    }

    /// Measures one benchmark after the other.
    ///
    /// - Parameter report: Told what was measured of each as soon as it has been.
    public func carryOut(
        _ order: WorkOrder, report: (Turns) throws -> Void
    ) throws {
        for (place, entry) in order.entries.enumerated() {
            let (_, subjects) = try benchmarks.find(entry)
            let schedule = Schedule(
                subjects: subjects.count, rounds: entry.rounds, seed: order.seed &+ UInt64(place))
            try report(
                Turns(
                    benchmark: entry.benchmark,
                    seconds: measure(
                        subjects, repetitions: entry.repetitions, schedule: schedule)))
        }
    }

    private func measure(
        _ subjects: [Subject], repetitions: Int, schedule: Schedule
    ) -> [[Double]] {
        // What a process does but once is done before it counts. One repetition that fills a turn needs
        // no warming.
        for subject in subjects { subject.prepare(repetitions / 2)() }
        var seconds = subjects.map { _ in [Double]() }
        for index in schedule.rounds.joined() {
            let turn = stopwatch.seconds(subjects[index].prepare(repetitions))
            seconds[index].append(turn / Double(repetitions))
        }
        return seconds
    }
}
