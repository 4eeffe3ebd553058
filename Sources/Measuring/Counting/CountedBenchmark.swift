/// What was counted of one benchmark.
public struct CountedBenchmark: Equatable, Codable, Sendable {
    /// What it belongs to.
    public let suite: String
    /// What was done.
    public let name: String
    /// Who did it.
    public let subjects: [String]
    /// What one action asked for, by subject.
    public let counts: [Counts]

    /// Takes what was counted.
    public init(suite: String, name: String, subjects: [String], counts: [Counts]) {
        self.suite = suite
        self.name = name
        self.subjects = subjects
        self.counts = counts
    }
}
