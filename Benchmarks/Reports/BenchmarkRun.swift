import Measuring

/// A whole run: its circumstances, and all that was measured.
public struct BenchmarkRun: Codable, Sendable {
    /// The circumstances.
    public let head: RunHead
    /// The time of every turn.
    public let results: [BenchmarkResult]
    /// What actions ask of the heap and of the runtime; empty if that was not counted.
    public let counts: [CountedBenchmark]
    /// How times grow; empty if that was not measured.
    public let growth: [GrowthCurve]
    /// Where the time of a tap goes; empty if that was not measured.
    public let taps: [TapShare]

    /// Puts a run together.
    public init(
        head: RunHead, results: [BenchmarkResult], counts: [CountedBenchmark] = [],
        growth: [GrowthCurve] = [], taps: [TapShare] = []
    ) {
        self.head = head
        self.results = results
        self.counts = counts
        self.growth = growth
        self.taps = taps
    }

    /// What there is to be found in it.
    public var findings: [Finding] {
        Finding.all(in: results, duplicate: Self.duplicate)
    }

    /// The apps that were measured, the reference first; without its duplicate.
    public var apps: [String] {
        let timed = results.first?.subjects ?? []
        let names = timed.isEmpty ? counts.first?.subjects ?? taps.map(\.app) : timed
        return names.filter { $0 != Self.duplicate }
    }

    /// The name of the subject that shows the noise floor.
    public static let duplicate = "duplicate"
    /// The suite in which what is counted is what a screen takes while it is open.
    public static let openScreens = "open screens"
}
