/// Times benchmarks within one process.
@MainActor
package struct Worker<Watch: Stopwatch> {
    private let benchmarks: [Benchmark]
    private let stopwatch: Watch

    package init(_ benchmarks: [Benchmark], stopwatch: Watch) {
        self.benchmarks = benchmarks
        self.stopwatch = stopwatch
    }

    /// - Parameter report: Called with the times of each benchmark as soon as it is measured.
    package func carryOut(_ order: WorkOrder, report: (Turns) throws -> Void) throws {
        for (place, entry) in order.entries.enumerated() {
            let benchmark = try benchmarks.find(entry)
            try report(
                measure(benchmark, rounds: entry.rounds, seed: order.seed &+ UInt64(place)))
        }
    }

    private func measure(_ benchmark: Benchmark, rounds: Int, seed: UInt64) -> Turns {
        let (subjects, turns) = (benchmark.subjects, benchmark.turns)
        let schedule = Schedule(
            subjects: subjects.count, rounds: 1 + rounds * turns, seed: seed)
        // Warm-up, which a single repetition that fills a turn doesn't need. Its order is random, too: the subject that
        // allocates first may get a better place in the heap, and made an identical app 0.3 % faster in all processes.
        for index in schedule.rounds[0] {
            subjects[index].prepare(benchmark.repetitions / 2)()
        }
        var seconds = subjects.map { _ in Array(repeating: 0.0, count: rounds) }
        var pace = Array(repeating: 0.0, count: rounds)
        for (place, order) in schedule.rounds.dropFirst().enumerated() {
            pace[place / turns] += stopwatch.pace / Double(turns)
            for index in order {
                let work = subjects[index].prepare(benchmark.repetitions)
                seconds[index][place / turns] +=
                    stopwatch.seconds(work) / Double(benchmark.repetitions * turns)
            }
        }
        return Turns(benchmark: benchmark.id, seconds: seconds, pace: pace)
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
    /// - Parameter report: Called with the counts of each benchmark as soon as it is counted.
    package func carryOut(
        _ order: WorkOrder, report: (CountedBenchmark) throws -> Void
    ) throws {
        let counter = Counter()
        for entry in order.entries {
            let benchmark = try benchmarks.find(entry)
            let counts = benchmark.subjects.map { subject in
                // Warm-up.
                for _ in 0..<2 { subject.prepare(1)() }
                return counter.count(subject.prepare(1))
            }
            try report(CountedBenchmark(benchmark, counts: counts))
        }
    }
}
