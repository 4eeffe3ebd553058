/// Has benchmarks counted by fresh processes, and holds them to the same counts.
@MainActor
public struct CountingRun {
    /// Has an order counted by a fresh process, and tells what it counted of each benchmark.
    public typealias Launch = (WorkOrder, _ report: (CountedBenchmark) -> Void) throws -> Void

    private let processes: Int
    private let launch: Launch

    /// Makes a run.
    public init(processes: Int = 3, launch: @escaping Launch) {
        self.processes = processes
        self.launch = launch
    }

    /// Counts one action of each subject. What one process counts otherwise than another can't be relied
    /// on, and is nil.
    public func count(_ benchmarks: [Benchmark]) throws -> [CountedBenchmark] {
        let order = WorkOrder(
            entries: benchmarks.map {
                WorkOrder.Entry(
                    benchmark: $0.id, subjects: $0.subjects.map(\.name), repetitions: 1, rounds: 1)
            }, seed: 0)
        var agreed: [CountedBenchmark] = []
        for process in 0..<processes {
            var counted: [CountedBenchmark] = []
            try launch(order) { counted.append($0) }
            agreed = process == 0 ? counted : zip(agreed, counted).map { $0.agreed(with: $1) }
        }
        return agreed
    }
}

extension CountedBenchmark {
    fileprivate func agreed(with other: CountedBenchmark) -> CountedBenchmark {
        CountedBenchmark(
            suite: suite, name: name, subjects: subjects,
            counts: zip(counts, other.counts).map { $0.agreed(with: $1) })
    }
}

extension Counts {
    /// What both have counted alike.
    func agreed(with other: Counts) -> Counts {
        func agreed(_ count: (Counts) -> Int?) -> Int? {
            count(self) == count(other) ? count(self) : nil
        }
        return Counts(
            allocations: agreed(\.allocations), bytes: agreed(\.bytes),
            blocksLeft: agreed(\.blocksLeft), retains: agreed(\.retains),
            releases: agreed(\.releases), instructions: agreed(\.instructions))
    }
}
