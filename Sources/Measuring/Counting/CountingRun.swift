/// Counts benchmarks in fresh processes, which have to agree.
@MainActor
package struct CountingRun {
    /// Counts an order in a fresh process, and reports the counts of each benchmark.
    package typealias Launch = (WorkOrder, _ report: (CountedBenchmark) -> Void) throws -> Void

    /// Counts the instructions of each subject of an order, in their order.
    package typealias Instructions = (WorkOrder) throws -> [Int]

    private let processes: Int
    private let launch: Launch
    private let instructions: Instructions?

    /// - Parameters:
    ///   - processes: How many processes have to agree.
    ///   - instructions: Counts instructions where the machine has no counter.
    package init(
        processes: Int = 3, launch: @escaping Launch, instructions: Instructions? = nil
    ) {
        self.processes = processes
        self.launch = launch
        self.instructions = instructions
    }

    /// Counts one action of each subject. Counts that differ between processes are nil.
    ///
    /// Every subject has processes of its own, so that no count depends on those before.
    package func count(_ benchmarks: [Benchmark]) throws -> [CountedBenchmark] {
        let counted = try benchmarks.map { benchmark in
            CountedBenchmark(
                suite: benchmark.suite, name: benchmark.name,
                subjects: benchmark.subjects.map(\.name),
                counts: try benchmark.subjects.compactMap { try counts(of: $0, in: benchmark) })
        }
        return try withInstructions(counted, of: benchmarks)
    }

    private func counts(of subject: Subject, in benchmark: Benchmark) throws -> Counts? {
        let alone = Benchmark(suite: benchmark.suite, name: benchmark.name, subjects: [subject])
        var agreed: Counts?
        for _ in 0..<processes {
            try launch(order(for: [alone])) { counted in
                for counts in counted.counts { agreed = agreed?.agreed(with: counts) ?? counts }
            }
        }
        return agreed
    }

    private func withInstructions(
        _ counted: [CountedBenchmark], of benchmarks: [Benchmark]
    ) throws -> [CountedBenchmark] {
        guard let instructions, counted.contains(where: { $0.counts[0].instructions == nil }) else {
            return counted
        }
        var rest = try instructions(order(for: benchmarks))[...]
        return counted.map { benchmark in
            CountedBenchmark(
                suite: benchmark.suite, name: benchmark.name, subjects: benchmark.subjects,
                counts: benchmark.counts.map { $0.with(instructions: rest.popFirst()) })
        }
    }

    private func order(for benchmarks: [Benchmark]) -> WorkOrder {
        WorkOrder(
            entries: benchmarks.map {
                WorkOrder.Entry(
                    benchmark: $0.id, subjects: $0.subjects.map(\.name), repetitions: 1, rounds: 1)
            }, seed: 0)
    }
}
