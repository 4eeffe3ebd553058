extension [Benchmark] {
    /// Times the benchmark of an order in this process.
    @MainActor
    package func time(_ order: WorkOrder, with stopwatch: some Stopwatch) throws -> Turns {
        try find(order).timed(rounds: order.rounds, seed: order.seed, by: stopwatch)
    }

    /// Counts one action of the first subject of an order in this process. Counting is separate from timing, because
    /// it takes time.
    @MainActor
    package func count(_ order: WorkOrder, with counter: Counter) throws -> Counts {
        counter.count(try find(order).subjects[0])
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
        // Warm-up. Its order is random, too. Otherwise the subject that allocates first may get a better place in the heap,
        // which makes even an identical app look faster in all processes.
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
        return Turns(seconds: seconds, pace: pace)
    }
}
