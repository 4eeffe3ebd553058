import Foundation

/// The same action with more and more rows, screens or observers.
package struct Series: Sendable {
    /// The action, with "n" for the size.
    package let name: String
    /// Smallest first.
    package let sizes: [Int]
    /// One for each size.
    package let benchmarks: [Benchmark]

    /// - Parameters:
    ///   - repetitions: How often a turn repeats the action, by size. Calibration would take long with the
    ///     largest.
    ///   - subjects: The subjects, by size.
    package init(
        suite: String, _ name: String, _ sizes: [Int], repetitions: (Int) -> Int,
        subjects: (Int) -> [Subject]
    ) {
        self.name = name
        self.sizes = sizes
        benchmarks = sizes.map { size in
            Benchmark(
                suite: suite, name: name.replacing(" n ", with: " \(size) "),
                subjects: subjects(size), repetitions: repetitions(size))
        }
    }
}

/// The times of one subject in a series.
package struct GrowthCurve: Equatable, Codable, Sendable {
    /// The action, with "n" for the size.
    package let action: String
    package let subject: String
    /// Smallest first.
    package let sizes: [Int]
    /// The seconds of one action, by size.
    package let seconds: [Double]
    /// The power of n that the time grows with, where n is large.
    package let exponent: Double

    package init(
        action: String, subject: String, sizes: [Int], seconds: [Double], exponent: Double
    ) {
        self.action = action
        self.subject = subject
        self.sizes = sizes
        self.seconds = seconds
        self.exponent = exponent
    }

    /// The curves of a series, one for each subject.
    ///
    /// - Parameter results: The times of each size.
    package static func all(of series: Series, in results: [BenchmarkResult]) -> [GrowthCurve] {
        let results = series.benchmarks.compactMap { benchmark in
            results.first { $0.suite == benchmark.suite && $0.name == benchmark.name }
        }
        guard let subjects = results.first?.subjects, results.count == series.sizes.count else {
            return []
        }
        return subjects.indices.map { index in
            let seconds = results.map { $0.time(ofSubject: index) }
            return GrowthCurve(
                action: series.name, subject: subjects[index], sizes: series.sizes,
                seconds: seconds,
                exponent: GrowthOrder.exponent(sizes: series.sizes, seconds: seconds))
        }
    }
}

/// The power of the size that a time grows with.
package enum GrowthOrder {
    /// The slope of the logarithms: the median of the slopes between each two points, which tolerates a
    /// bad point. Sen, "Estimates of the regression coefficient based on Kendall's tau" (1968).
    ///
    /// Only the larger half of the sizes counts, because at small sizes the rest of the action takes most of
    /// the time. Not a number with fewer than two of them. Complexity: O(n²).
    package static func exponent(sizes: [Int], seconds: [Double]) -> Double {
        let points = zip(sizes, seconds).map { (x: log(Double($0)), y: log($1)) }
            .suffix((sizes.count + 1) / 2)
        let slopes = points.flatMap { start in
            points.filter { $0.x > start.x }.map { ($0.y - start.y) / ($0.x - start.x) }
        }
        return Quantiles(of: slopes).median
    }
}
