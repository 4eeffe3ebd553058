import Measuring
import Reporting

/// A whole run: its circumstances, and all that was measured.
package struct BenchmarkRun: Codable, Sendable {
    package let head: RunHead
    /// The time of every turn.
    package let results: [BenchmarkResult]
    /// What actions ask of the heap and of the runtime; empty if that was not counted.
    package let counts: [CountedBenchmark]
    /// How times grow; empty if that was not measured.
    package let growth: [GrowthCurve]
    /// Where the time of a tap goes; empty if that was not measured.
    package let taps: [TapShare]

    /// The results, judged. They follow from ``results``, so they are not saved.
    package let findings: [Finding]

    private enum CodingKeys: CodingKey {
        case head, results, counts, growth, taps
    }

    package init(
        head: RunHead, results: [BenchmarkResult], counts: [CountedBenchmark] = [],
        growth: [GrowthCurve] = [], taps: [TapShare] = []
    ) {
        self.head = head
        self.results = results
        self.counts = counts
        self.growth = growth
        self.taps = taps
        findings = Finding.all(in: results)
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            head: try values.decode(RunHead.self, forKey: .head),
            results: try values.decode([BenchmarkResult].self, forKey: .results),
            counts: try values.decode([CountedBenchmark].self, forKey: .counts),
            growth: try values.decode([GrowthCurve].self, forKey: .growth),
            taps: try values.decode([TapShare].self, forKey: .taps))
    }

    /// The apps that were measured, the reference first; without its duplicate.
    package var apps: [String] {
        let timed = results.first?.subjects ?? []
        let names = timed.isEmpty ? counts.first?.subjects ?? taps.map(\.app) : timed
        return names.filter { $0 != Benchmark.duplicate }
    }

    /// The suites that were timed, in order.
    package var suites: [String] { results.map(\.suite).uniqued() }

    /// Says that verdicts are missing because too few processes measured; nil if none is missing.
    package var tooFewProcesses: String? {
        let verdicts = findings.compactMap(\.verdict)
        let count = verdicts.count { $0 == .tooFewProcesses }
        guard count > 0 else { return nil }
        let needed = Comparison.processesNeeded(for: verdicts.count)
        return """
            Too few processes to tell \(count) of \(verdicts.count) ratios: among so many comparisons a \
            verdict takes at least \(needed) processes, if all agree, and more if not. There were \
            \(head.processes).
            """
    }
}
