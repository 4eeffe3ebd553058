import Foundation

/// The times of one benchmark.
package struct BenchmarkResult: Equatable, Codable, Sendable {
    package let suite: String
    package let name: String
    /// The names of the subjects, the reference first.
    package let subjects: [String]
    /// How often a turn repeated the action.
    package private(set) var repetitions = 1
    /// Seconds for one action, by process, subject and round.
    package let seconds: [[[Double]]]
    /// The pace of the machine, by process and round, in seconds; empty if it was not measured.
    package private(set) var pace: [[Double]] = []

    package var id: String { "\(suite): \(name)" }

    /// The seconds of one action: the median of all turns of a subject.
    package func time(ofSubject index: Int) -> Double {
        Quantiles(of: seconds.flatMap { $0[index] }).median
    }

    /// The logarithm of a subject's ratio to the reference, for each process: the median of its rounds. The ratio is
    /// taken within a round, so that a disturbance of the whole round cancels out. It is a logarithm, because then
    /// twice as slow and twice as fast are equally far from no difference.
    package func logRatios(ofSubject index: Int) -> [Double] {
        seconds.map { turns in
            Quantiles(of: zip(turns[index], turns[0]).map { log($0 / $1) }).median
        }
    }
}
