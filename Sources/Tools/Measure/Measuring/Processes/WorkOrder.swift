/// The work of one process: one benchmark and nothing else. So the heap and the caches are in the same state, whatever
/// else a run measures.
package struct WorkOrder: Codable, Equatable, Sendable {
    /// The benchmark's ``Benchmark/id``.
    let benchmark: String
    /// The benchmark's ``Benchmark/sources``.
    package let sources: [String]
    /// The names of the subjects, the reference first.
    let subjects: [String]
    let rounds: Int
    /// The seed of the order of turns, and of the program's layout.
    package let seed: UInt64

    /// The benchmark and its subjects.
    package var name: String { "\(benchmark), in \(subjects.joined(separator: " and "))" }

    /// The seeds of the processes of a benchmark, in order. They are the same for all benchmarks of a run.
    package static func seeds(_ processes: Int, from seed: UInt64) -> [UInt64] {
        var generator = SeededGenerator(seed: seed)
        return (0..<processes).map { _ in generator.next() }
    }
}

/// The times that one process measured.
package struct Turns: Codable, Equatable, Sendable {
    /// Seconds for one action, by subject and round.
    let seconds: [[Double]]
    /// The pace of the machine, by round, in seconds.
    let pace: [Double]
}

extension WorkOrder {
    init(_ benchmark: Benchmark, rounds: Int = 1, seed: UInt64 = 0) {
        self.init(
            benchmark: benchmark.id, sources: benchmark.sources,
            subjects: benchmark.subjects.map(\.name),
            rounds: Swift.min(rounds, benchmark.mostRounds), seed: seed)
    }
}

extension [Benchmark] {
    /// The benchmark that an order names, with the subjects that it asks for.
    func find(_ order: WorkOrder) throws(MeasuringError) -> Benchmark {
        guard let benchmark = first(where: { $0.id == order.benchmark }) else {
            throw MeasuringError("there is no benchmark \"\(order.benchmark)\" here")
        }
        let subjects = order.subjects.compactMap { name in
            benchmark.subjects.first { $0.name == name }
        }
        guard subjects.count == order.subjects.count else {
            throw MeasuringError(
                "\"\(order.benchmark)\" can't be measured in all of \(order.subjects.joined(separator: ", "))"
            )
        }
        return benchmark.of(subjects)
    }
}

/// Why something can't be measured, counted or compared here, and what to do.
package struct MeasuringError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
