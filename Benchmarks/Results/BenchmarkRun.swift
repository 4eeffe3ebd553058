import Measuring
import Output

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

    /// The results at the best pace of the run, judged. They follow from ``results``, so they are not saved.
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
        findings = Finding.all(in: results.undisturbed)
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let head = try values.decode(RunHead.self, forKey: .head)
        let results = try values.decode([BenchmarkResult].self, forKey: .results)
        let counts = try values.decode([CountedBenchmark].self, forKey: .counts)
        let growth = try values.decode([GrowthCurve].self, forKey: .growth)
        let taps = try values.decode([TapShare].self, forKey: .taps)
        guard results.allSatisfy(\.isSound), counts.allSatisfy(\.isSound),
            growth.allSatisfy(\.isSound), taps.allSatisfy(\.isSound)
        else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath, debugDescription: "figures that no run has"))
        }
        self.init(head: head, results: results, counts: counts, growth: growth, taps: taps)
    }

    /// The apps that were measured, the reference first; without its duplicate.
    package var apps: [String] {
        let timed = results.first?.subjects ?? []
        let names = timed.isEmpty ? counts.first?.subjects ?? taps.map(\.app) : timed
        return names.filter { $0 != Benchmark.duplicate }
    }

    /// The suites that were timed, in order.
    package var suites: [String] { results.map(\.suite).uniqued() }

    /// The circumstances, and how often the machine was disturbed.
    package var headText: String {
        [head.text, paceText].compactMap(\.self).joined(separator: "\n")
    }

    private var paceText: String? {
        guard let pace = Pace(bestOf: results) else { return nil }
        let repeated = (results.map(\.seconds.count).max() ?? 0) - head.processes
        let share = results.share(at: pace).formattedAsPercentage(places: 0)
        let repeats = repeated > 0 ? "processes repeated: \(repeated)" : "no process repeated"
        return "pace \(pace.text), \(share) of the rounds undisturbed; \(repeats)"
    }

    /// Says that the machine was seldom undisturbed, and what the figures are then; nil if it was undisturbed.
    package var disturbed: String? {
        let names = results.disturbed.map(\.id).joined(separator: ", ")
        guard !names.isEmpty else { return nil }
        return """
            Something else used the same cores nearly all the time, so these figures are of all rounds, undisturbed or \
            not; on an undisturbed machine they may be other ones: \(names).
            """
    }

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
