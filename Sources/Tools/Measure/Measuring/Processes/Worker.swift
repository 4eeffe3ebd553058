/// Times benchmarks within one process.
@MainActor
package struct Worker<Watch: Stopwatch> {
    private let benchmarks: [Benchmark]
    private let stopwatch: Watch

    package init(_ benchmarks: [Benchmark], stopwatch: Watch) {
        self.benchmarks = benchmarks
        self.stopwatch = stopwatch
    }

    /// - Parameter report: Receives the times of each benchmark as soon as it is measured.
    package func carryOut(
        _ order: WorkOrder, report: (Turns) throws -> Void
    ) throws {
        for (place, entry) in order.entries.enumerated() {
            let (_, subjects) = try benchmarks.find(entry)
            try report(measure(subjects, as: entry, seed: order.seed &+ UInt64(place)))
        }
    }

    private func measure(
        _ subjects: [Subject], as entry: WorkOrder.Entry, seed: UInt64
    ) -> Turns {
        let schedule = Schedule(
            subjects: subjects.count, rounds: 1 + entry.rounds * entry.turns, seed: seed)
        // Warm-up, which a single repetition that fills a turn doesn't need. It has its own order, since whoever
        // allocates first may get a better place.
        for index in schedule.rounds[0] { subjects[index].prepare(entry.repetitions / 2)() }
        var seconds = subjects.map { _ in Array(repeating: 0.0, count: entry.rounds) }
        var pace = Array(repeating: 0.0, count: entry.rounds)
        for (place, order) in schedule.rounds.dropFirst().enumerated() {
            pace[place / entry.turns] += stopwatch.pace / Double(entry.turns)
            for index in order {
                let turn = stopwatch.seconds(subjects[index].prepare(entry.repetitions))
                seconds[index][place / entry.turns] +=
                    turn / Double(entry.repetitions * entry.turns)
            }
        }
        return Turns(benchmark: entry.benchmark, seconds: seconds, pace: pace)
    }
}

/// Counts benchmarks within one process. It is a pass of its own, because counting takes time.
@MainActor
package struct CountingWorker {
    private let benchmarks: [Benchmark]

    package init(_ benchmarks: [Benchmark]) {
        self.benchmarks = benchmarks
    }

    /// Counts one action of each subject.
    ///
    /// - Parameter report: Receives the counts of each benchmark as soon as it is counted.
    package func carryOut(
        _ order: WorkOrder, report: (CountedBenchmark) throws -> Void
    ) throws {
        let counter = Counter()
        for entry in order.entries {
            let (benchmark, subjects) = try benchmarks.find(entry)
            let counts = subjects.map { subject in
                // Warm-up.
                for _ in 0..<2 { subject.prepare(1)() }
                return counter.count(subject.prepare(1))
            }
            try report(
                CountedBenchmark(
                    suite: benchmark.suite, name: benchmark.name, subjects: entry.subjects,
                    counts: counts))
        }
    }
}
