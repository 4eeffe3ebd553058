import Foundation

/// What was measured of one benchmark.
public struct BenchmarkResult: Equatable, Codable, Sendable {
    /// What it belongs to.
    public let suite: String
    /// What was done.
    public let name: String
    /// Who did it, the reference first.
    public let subjects: [String]
    /// Seconds for one action, by process, subject and round.
    public let seconds: [[[Double]]]

    /// Takes what was measured.
    public init(suite: String, name: String, subjects: [String], seconds: [[[Double]]]) {
        self.suite = suite
        self.name = name
        self.subjects = subjects
        self.seconds = seconds
    }

    init(benchmark: Benchmark, seconds: [[[Double]]]) {
        self.init(
            suite: benchmark.suite, name: benchmark.name, subjects: benchmark.subjects.map(\.name),
            seconds: seconds)
    }

    /// The seconds that one action takes a subject: the median of all its turns.
    public func time(ofSubject index: Int) -> Double {
        Quantiles(of: seconds.flatMap { $0[index] }).median
    }

    /// The logarithm of a subject's ratio to the reference, a figure for each process: the median of its
    /// rounds. The ratio is taken within a round, so what slows a whole round cancels out; and of
    /// logarithms, so that twice as slow and twice as fast lie equally far from the same.
    public func logRatios(ofSubject index: Int) -> [Double] {
        seconds.map { turns in
            Quantiles(of: zip(turns[index], turns[0]).map { log($0 / $1) }).median
        }
    }
}
