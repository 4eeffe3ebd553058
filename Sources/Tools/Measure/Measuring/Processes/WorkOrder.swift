/// The work of one process.
package struct WorkOrder: Codable, Equatable, Sendable {
    /// How to measure one benchmark.
    struct Entry: Codable, Equatable, Sendable {
        /// The benchmark's ``Benchmark/id``.
        let benchmark: String
        /// The names of the subjects, the reference first.
        let subjects: [String]
        let rounds: Int
    }

    /// The benchmarks, in the order they are to be measured.
    let entries: [Entry]
    /// The seed of the order of turns, and of the program's layout.
    package let seed: UInt64

    /// The seeds of the processes of a run, in order.
    package static func seeds(_ processes: Int, from seed: UInt64) -> [UInt64] {
        var generator = SeededGenerator(seed: seed)
        return (0..<processes).map { _ in generator.next() }
    }
}

/// What one process measured of one benchmark.
package struct Turns: Codable, Equatable, Sendable {
    /// The benchmark's ``Benchmark/id``.
    let benchmark: String
    /// Seconds for one action, by subject and round.
    let seconds: [[Double]]
    /// The pace of the machine, by round, in seconds.
    let pace: [Double]
}

extension WorkOrder.Entry {
    init(_ benchmark: Benchmark, rounds: Int) {
        self.init(
            benchmark: benchmark.id, subjects: benchmark.subjects.map(\.name), rounds: rounds)
    }
}

extension [Benchmark] {
    /// The benchmark that an entry of an order names, with the subjects that it asks for.
    func find(_ entry: WorkOrder.Entry) throws(MeasuringError) -> Benchmark {
        guard var benchmark = first(where: { $0.id == entry.benchmark }) else {
            throw MeasuringError("there is no benchmark \"\(entry.benchmark)\" here")
        }
        let known = benchmark.subjects
        benchmark.subjects = entry.subjects.compactMap { name in known.first { $0.name == name } }
        guard benchmark.subjects.count == entry.subjects.count else {
            throw MeasuringError(
                "\"\(entry.benchmark)\" lacks one of \(entry.subjects.joined(separator: ", "))")
        }
        return benchmark
    }
}

/// Why something can't be measured, counted or compared here, and what to do.
package struct MeasuringError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
