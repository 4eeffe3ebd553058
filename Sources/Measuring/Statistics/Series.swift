/// The same action with more and more of something.
public struct Series: Sendable {
    /// What is done, with "n" for how many there are.
    public let name: String
    /// How many there are, fewest first.
    public let sizes: [Int]
    /// A benchmark for each size.
    public let benchmarks: [Benchmark]

    /// Makes a series.
    ///
    /// - Parameters:
    ///   - repetitions: How often a turn repeats the action with so many. It is not found out by trying,
    ///     which would take long with the most.
    ///   - subjects: Who does it with so many.
    public init(
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
