/// Counts what benchmarks ask for, within one process. It is a pass of its own: whoever counts doesn't time.
@MainActor
public struct CountingWorker {
    private let benchmarks: [Benchmark]

    /// Makes a worker that knows these benchmarks.
    public init(_ benchmarks: [Benchmark]) {
        self.benchmarks = benchmarks
    }

    /// Counts one action of each subject.
    ///
    /// - Parameter report: Told what was counted of each benchmark as soon as it has been.
    public func carryOut(
        _ order: WorkOrder, report: (CountedBenchmark) throws -> Void
    ) throws {
        let counter = Counter()
        for entry in order.entries {
            let (benchmark, subjects) = try benchmarks.find(entry)
            let counts = subjects.map { subject in
                // What a process does but once is done before it counts.
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
