import Foundation

/// The same action with more and more rows, screens or subscribers.
package struct Series: Sendable {
    private let suite: String
    /// The action, with "n" for the size.
    let name: String
    /// The sizes, smallest first.
    let sizes: [Int]
    /// One benchmark for each size.
    package let benchmarks: [Benchmark]

    /// - Parameters:
    ///   - repetitions: How often a turn repeats the action, by size.
    ///   - subjects: The subjects, by size.
    package init(
        suite: String, _ name: String, _ sizes: [Int], repetitions: (Int) -> Int,
        subjects: (Int) -> [Subject]
    ) {
        self.suite = suite
        self.name = name
        self.sizes = sizes
        benchmarks = sizes.map { size in
            Benchmark(
                suite: suite, name: name.replacing(" n ", with: " \(size) "),
                subjects: subjects(size), repetitions: repetitions(size))
        }
    }

    package var id: String { "\(suite): \(name)" }
}

/// The times of one subject in a series.
package struct GrowthCurve: Equatable, Codable, Sendable {
    /// The action, with "n" for the size.
    package let action: String
    package let subject: String
    /// The sizes, smallest first.
    package let sizes: [Int]
    /// The seconds of one action, by size.
    package let seconds: [Double]
    package let order: GrowthOrder

    /// The curves of a series, one for each subject.
    ///
    /// - Parameter results: One result for each size and subject. Each measures only this subject.
    package static func all(of series: Series, in results: [BenchmarkResult]) -> [GrowthCurve] {
        let ids = series.benchmarks.map(\.id)
        let results = results.filter { ids.contains($0.id) }.undisturbedProcesses
        return results.filter { $0.id == ids.first }.map(\.subjects).compactMap { subjects in
            let sizes = ids.compactMap { id in
                results.first { $0.id == id && $0.subjects == subjects }
            }
            guard sizes.count == series.sizes.count else { return nil }
            return GrowthCurve(
                action: series.name, subject: subjects[0], sizes: series.sizes,
                seconds: sizes.map { $0.time(ofSubject: 0) },
                order: GrowthOrder(sizes: series.sizes, processes: sizes.timesByProcess))
        }
    }
}

extension [BenchmarkResult] {
    /// The seconds of one action in each process, by benchmark.
    fileprivate var timesByProcess: [[Double]] {
        let processes = map(\.seconds.count).min() ?? 0
        return (0..<processes).map { process in
            map { Quantiles(of: $0.seconds[process][0]).median }
        }
    }
}
