extension BenchmarkResult {
    /// The same times in the rounds of this pace alone. A process counts if half of its rounds have it.
    ///
    /// Nil if fewer than half of the processes count.
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

extension [BenchmarkResult] {
    /// What is judged: the rounds at the best pace of the run. A benchmark that has too few of them keeps all.
    package var undisturbed: [BenchmarkResult] {
        guard let best = Pace(bestOf: self) else { return self }
        return map { $0.rounds(at: best) ?? $0 }
    }

    /// The benchmarks that have too few rounds at the best pace of the run.
    package var disturbed: [BenchmarkResult] {
        guard let best = Pace(bestOf: self) else { return [] }
        return filter { $0.rounds(at: best) == nil }
    }

    /// How many of the rounds have this pace, from 0 to 1: of one process, or of all.
    package func share(at pace: Pace, inProcess process: Int? = nil) -> Double {
        let paces = flatMap { result in process.map { [result.pace[$0]] } ?? result.pace }
        let rounds = paces.joined()
        return Double(rounds.count { pace.equals($0) }) / Double(rounds.count)
    }
}
