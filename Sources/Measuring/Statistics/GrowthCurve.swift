/// What a series came to for one subject.
public struct GrowthCurve: Equatable, Codable, Sendable {
    /// What is done, with "n" for how many there are.
    public let action: String
    /// Who does it.
    public let subject: String
    /// How many there are, fewest first.
    public let sizes: [Int]
    /// The seconds for one action with so many.
    public let seconds: [Double]
    /// With what power of n the time grows, where there are many.
    public let exponent: Double

    /// Takes what was found.
    public init(
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
    /// - Parameter results: What was measured of each size.
    public static func all(of series: Series, in results: [BenchmarkResult]) -> [GrowthCurve] {
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
