/// What one process is asked to measure.
public struct WorkOrder: Codable, Equatable, Sendable {
    /// What it is to do with one benchmark.
    public struct Entry: Codable, Equatable, Sendable {
        /// The benchmark's ``Benchmark/id``.
        public let benchmark: String
        /// The names of the subjects, the reference first.
        public let subjects: [String]
        /// How often a turn repeats the action.
        public let repetitions: Int
        /// How many rounds there are to be.
        public let rounds: Int
    }

    /// The benchmarks, in the order they are to be measured.
    public let entries: [Entry]
    /// What the order of turns is drawn from.
    public let seed: UInt64
}
