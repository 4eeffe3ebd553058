import Toolchain

/// The number of processes whose counts have to agree.
private let countingProcesses = 3

extension [Benchmark] {
    /// Counts one action of each subject in several fresh processes. A count that differs between them is nil. Counts
    /// don't depend on the load of the machine, so several processes run at a time.
    ///
    /// Every subject has processes of its own, so that no count depends on what else is counted.
    ///
    /// - Parameters:
    ///   - launch: Counts the action of an order in a fresh process.
    ///   - instructions: Counts the instructions of an order, if the counting processes can't. Not called for open
    ///     screens, because only their heap blocks matter.
    package func counted(
        launch: @Sendable (WorkOrder) throws -> Counts,
        instructions: (@Sendable (WorkOrder) throws -> Int)? = nil
    ) throws -> [CountedBenchmark] {
        var rest = try flatMap(\.eachSubjectAlone).concurrentMap { subject in
            let order = WorkOrder(subject)
            var counts = try launch(order)
            for _ in 1..<countingProcesses { counts = counts.agreed(with: try launch(order)) }
            if let instructions, subject.suite != CountedBenchmark.openScreens {
                counts.instructions = try instructions(order)
            }
            return counts
        }[...]
        return map { benchmark in
            CountedBenchmark(
                benchmark, counts: benchmark.subjects.compactMap { _ in rest.popFirst() })
        }
    }
}
