/// What was measured of one benchmark.
public struct BenchmarkResult: Equatable, Sendable {
    /// What was done.
    public let benchmark: String
    /// Who did it, the reference first.
    public let subjects: [String]
    /// Seconds for one action, by subject and round.
    public let seconds: [[Double]]

    /// Takes what was measured.
    public init(benchmark: String, subjects: [String], seconds: [[Double]]) {
        self.benchmark = benchmark
        self.subjects = subjects
        self.seconds = seconds
    }

    /// The ratio of a subject to the reference, each round by itself: what slows a whole round cancels
    /// out.
    public func ratios(ofSubject index: Int) -> [Double] {
        zip(seconds[index], seconds[0]).map { $0 / $1 }
    }
}
