import Subprocesses

/// Counts benchmarks in fresh processes, which have to agree. Counts don't depend on the load of the machine, so
/// several processes run at a time.
package struct CountingRun: Sendable {
    /// Counts an order in a fresh process, and reports the counts of each benchmark.
    package typealias Launch =
        @Sendable (WorkOrder, _ report: (CountedBenchmark) -> Void) throws -> Void

    /// Counts the instructions of each subject of an order, in their order.
    package typealias Instructions = @Sendable (WorkOrder) throws -> [Int]

    /// How many processes have to agree.
    private static let processes = 3

    private let launch: Launch
    private let instructions: Instructions?

    /// - Parameter instructions: Counts instructions, if the processes can't.
    package init(launch: @escaping Launch, instructions: Instructions? = nil) {
        self.launch = launch
        self.instructions = instructions
    }

    /// Counts one action of each subject. Counts that differ between processes are nil.
    ///
    /// Every subject has processes of its own, so that no count depends on those before. If `instructions` is given, it
    /// counts those of all subjects at once.
    package func count(_ benchmarks: [Benchmark]) throws -> [CountedBenchmark] {
        var (counts, instructions) = try concurrently {
            try benchmarks.flatMap(\.eachSubjectAlone).concurrentMap { try self.counts(of: $0) }
        } and: {
            try self.instructions?(order(for: benchmarks)) ?? []
        }
        for (index, count) in zip(counts.indices, instructions) {
            counts[index]?.instructions = count
        }
        var rest = counts[...]
        return benchmarks.map { benchmark in
            CountedBenchmark(
                benchmark, counts: benchmark.subjects.compactMap { _ in rest.popFirst() ?? nil })
        }
    }

    private func counts(of benchmark: Benchmark) throws -> Counts? {
        var agreed: Counts?
        for _ in 0..<Self.processes {
            try launch(order(for: [benchmark])) { counted in
                for counts in counted.counts { agreed = agreed?.agreed(with: counts) ?? counts }
            }
        }
        return agreed
    }

    private func order(for benchmarks: [Benchmark]) -> WorkOrder {
        let entries = benchmarks.map {
            WorkOrder.Entry(benchmark: $0.id, subjects: $0.subjects.map(\.name), rounds: 1)
        }
        return WorkOrder(entries: entries, seed: 0)
    }
}

extension Benchmark {
    fileprivate var eachSubjectAlone: [Benchmark] {
        subjects.map { Benchmark(suite: suite, name: name, subjects: [$0]) }
    }
}
