import Subprocesses

extension [Benchmark] {
    /// Counts one action of each subject, in fresh processes, which have to agree: counts that differ between them are
    /// nil. Counts don't depend on the load of the machine, so several processes run at a time.
    ///
    /// Every subject has processes of its own, so that no count depends on those before.
    ///
    /// - Parameters:
    ///   - launch: Counts an order in a fresh process, and reports the counts of each benchmark.
    ///   - instructions: Counts the instructions of all subjects at once, in their order, if the processes can't.
    package func counted(
        launch: @Sendable (WorkOrder, _ report: (CountedBenchmark) -> Void) throws -> Void,
        instructions: (@Sendable (WorkOrder) throws -> [Int])? = nil
    ) throws -> [CountedBenchmark] {
        var (counts, instructions) = try concurrently {
            try flatMap(\.eachSubjectAlone).concurrentMap { try $0.agreedCounts(launch: launch) }
        } and: {
            try instructions?(order) ?? []
        }
        for (index, count) in zip(counts.indices, instructions) {
            counts[index]?.instructions = count
        }
        var rest = counts[...]
        return map { benchmark in
            CountedBenchmark(
                benchmark, counts: benchmark.subjects.compactMap { _ in rest.popFirst() ?? nil })
        }
    }

    fileprivate var order: WorkOrder {
        WorkOrder(entries: map { WorkOrder.Entry($0, rounds: 1) }, seed: 0)
    }
}

extension Benchmark {
    /// How many processes have to agree.
    private static let countingProcesses = 3

    fileprivate var eachSubjectAlone: [Benchmark] {
        subjects.map { Benchmark(suite: suite, name: name, subjects: [$0]) }
    }

    fileprivate func agreedCounts(
        launch: (WorkOrder, _ report: (CountedBenchmark) -> Void) throws -> Void
    ) throws -> Counts? {
        var agreed: Counts?
        for _ in 0..<Self.countingProcesses {
            try launch([self].order) { counted in
                for counts in counted.counts { agreed = agreed?.agreed(with: counts) ?? counts }
            }
        }
        return agreed
    }
}
