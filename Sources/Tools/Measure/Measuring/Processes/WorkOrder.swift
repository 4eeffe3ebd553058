/// The work of one process.
package struct WorkOrder: Codable, Equatable, Sendable {
    /// How to measure one benchmark.
    package struct Entry: Codable, Equatable, Sendable {
        /// The benchmark's ``Benchmark/id``.
        package let benchmark: String
        /// The names of the subjects, the reference first.
        package let subjects: [String]
        /// How often a turn repeats the action.
        package let repetitions: Int
        /// How many turns each subject has in a round. What is reported of a round is their mean.
        package let turns: Int
        package let rounds: Int
    }

    /// The benchmarks, in the order they are to be measured.
    package let entries: [Entry]
    /// The seed of the order of turns.
    package let seed: UInt64
}

/// An order names a benchmark or subjects that do not exist.
package struct WorkOrderError: Error, Equatable, CustomStringConvertible {
    package let name: String

    package var description: String {
        "there is no benchmark \"\(name)\" here, or not with the subjects asked for"
    }
}

extension [Benchmark] {
    /// The benchmark that an entry of an order means, and its subjects.
    func find(_ entry: WorkOrder.Entry) throws(WorkOrderError) -> (Benchmark, [Subject]) {
        guard let benchmark = first(where: { $0.id == entry.benchmark }) else {
            throw WorkOrderError(name: entry.benchmark)
        }
        let subjects = entry.subjects.compactMap { name in
            benchmark.subjects.first { $0.name == name }
        }
        guard subjects.count == entry.subjects.count else {
            throw WorkOrderError(name: entry.benchmark)
        }
        return (benchmark, subjects)
    }
}

/// What one process measured of one benchmark.
package struct Turns: Codable, Equatable, Sendable {
    /// The benchmark's ``Benchmark/id``.
    package let benchmark: String
    /// Seconds for one action, by subject and round.
    package let seconds: [[Double]]
    /// The pace of the machine, by round, in seconds.
    package let pace: [Double]

    package init(benchmark: String, seconds: [[Double]], pace: [Double]) {
        self.benchmark = benchmark
        self.seconds = seconds
        self.pace = pace
    }
}
