/// What one process measured of one benchmark.
public struct Turns: Codable, Equatable, Sendable {
    /// The benchmark's ``Benchmark/id``.
    public let benchmark: String
    /// Seconds for one action, by subject and round.
    public let seconds: [[Double]]

    /// Takes what was measured.
    public init(benchmark: String, seconds: [[Double]]) {
        self.benchmark = benchmark
        self.seconds = seconds
    }
}
