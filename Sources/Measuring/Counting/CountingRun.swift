/// Has benchmarks counted by fresh processes, and holds them to the same counts.
@MainActor
public struct CountingRun {
    /// Has an order counted by a fresh process, and tells what it counted of each benchmark.
    public typealias Launch = (WorkOrder, _ report: (CountedBenchmark) -> Void) throws -> Void

    /// Counts the instructions of each subject of an order, in their order.
    public typealias Instructions = (WorkOrder) throws -> [Int]

    private let processes: Int
    private let launch: Launch
    private let instructions: Instructions?

    /// Makes a run.
    ///
    /// - Parameters:
    ///   - processes: How many have to agree.
    ///   - instructions: Where to get them if the machine gives no count.
    public init(
        processes: Int = 3, launch: @escaping Launch, instructions: Instructions? = nil
    ) {
        self.processes = processes
        self.launch = launch
        self.instructions = instructions
    }

    /// Counts one action of each subject. What one process counts otherwise than another can't be relied
    /// on, and is nil.
    ///
    /// Every subject has processes of its own, so that it doesn't matter what was counted before.
    public func count(_ benchmarks: [Benchmark]) throws -> [CountedBenchmark] {
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

    func with(instructions: Int?) -> Counts {
        Counts(
            allocations: allocations, bytes: bytes, blocksLeft: blocksLeft, retains: retains,
            releases: releases, instructions: instructions)
    }
}
