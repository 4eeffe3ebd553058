extension [Benchmark] {
    /// Times the benchmarks of an order in this process.
    ///
    /// - Parameter report: Called with the times of each benchmark as soon as it is measured.
    @MainActor
    package func carryOut(
        _ order: WorkOrder, with stopwatch: some Stopwatch, report: (Turns) throws -> Void
    ) throws {
        for (place, entry) in order.entries.enumerated() {
            let turns = try find(entry).timed(
                rounds: entry.rounds, seed: order.seed &+ UInt64(place), by: stopwatch)
            try report(turns)
        }
    }

    /// Counts one action of each subject in this process. It is a pass of its own, because counting takes time.
    ///
    /// - Parameter report: Called with the counts of each benchmark as soon as it is counted.
    @MainActor
    package func carryOut(
        _ order: WorkOrder, with counter: Counter, report: (CountedBenchmark) throws -> Void
    ) throws {
        for entry in order.entries {
            let benchmark = try find(entry)
            let counts = benchmark.subjects.map(counter.count)
            try report(CountedBenchmark(benchmark, counts: counts))
        }
    }
}

extension Counter {
    /// Counts one repetition of a subject.
    @MainActor
    package func count(_ subject: Subject) -> Counts {
        // Warm-up.
        for _ in 0..<2 { subject.prepare(1)() }
        return count(subject.prepare(1))
    }
}

extension Benchmark {
    @MainActor
    fileprivate func timed(rounds: Int, seed: UInt64, by stopwatch: some Stopwatch) -> Turns {
        let schedule = Schedule(subjects: subjects.count, rounds: 1 + rounds * turns, seed: seed)
        // Warm-up, which a single repetition that fills a turn doesn't need. Its order is random, too: the subject that
        // allocates first may get a better place in the heap, and made an identical app 0.3 % faster in all processes.
        for index in schedule.rounds[0] {
            subjects[index].prepare(repetitions / 2)()
        }
        var seconds = subjects.map { _ in Array(repeating: 0.0, count: rounds) }
        var pace = Array(repeating: 0.0, count: rounds)
        for (place, order) in schedule.rounds.dropFirst().enumerated() {
            pace[place / turns] += stopwatch.pace / Double(turns)
            for index in order {
                let work = subjects[index].prepare(repetitions)
                seconds[index][place / turns] +=
                    stopwatch.seconds(work) / Double(repetitions * turns)
            }
        }
        return Turns(benchmark: id, seconds: seconds, pace: pace)
    }
}
