import Console

/// A whole run: its circumstances, and all that was measured.
package struct BenchmarkRun: Codable, Sendable {
    package let head: RunHead
    /// The times of all turns. Each result has the times of one action in two apps: the reference and another one.
    package let results: [BenchmarkResult]
    /// The counts of the actions; empty if nothing was counted.
    package let counts: [CountedBenchmark]
    /// How times grow; empty if that was not measured.
    package let growth: [GrowthCurve]
    /// Where the time of a tap goes; empty if that was not measured.
    package let taps: [TapShare]

    package init(
        head: RunHead, results: [BenchmarkResult], counts: [CountedBenchmark] = [],
        growth: [GrowthCurve] = [], taps: [TapShare] = []
    ) {
        self.head = head
        self.results = results
        self.counts = counts
        self.growth = growth
        self.taps = taps
    }

    /// The results at the best pace of the run, judged.
    package var findings: [Finding] {
        Finding.all(in: results.undisturbed, placement: head.placement)
    }

    /// The apps that were measured, the reference first; without its duplicate.
    package var apps: [String] {
        let timed = results.filter { $0.id == results[0].id }.flatMap(\.subjects).uniqued()
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
        let repeated = results.map { $0.seconds.count - head.processes }.max() ?? 0
        let share = results.share(at: pace).formattedAsPercentage(places: 0)
        let repeats =
            repeated > 0 ? "\(repeated) processes were repeated" : "no process was repeated"
        return "\(share) of the rounds were undisturbed (pace \(pace.text)); \(repeats)"
    }

    /// Says that the machine was disturbed nearly all the time, and what that means for the figures; nil if it was not.
    package var disturbed: String? {
        let names = results.disturbed.map(\.id).uniqued().joined(separator: ", ")
        guard !names.isEmpty else { return nil }
        return """
            Something else used the same cores nearly all the time, so these figures include disturbed rounds, and may \
            differ on an undisturbed machine: \(names).
            """
    }

    /// Says that verdicts are missing because too few processes measured; nil if none is missing.
    package var tooFewProcesses: String? {
        let verdicts = findings.compactMap(\.verdict)
        let count = verdicts.count { $0 == .tooFewProcesses }
        guard count > 0 else { return nil }
        let needed = RatioEstimate.agreement(of: head.processes, for: verdicts.count)
        let rule =
            needed.map {
                "A ratio gets ▲ or ▼ only if at least \($0) of \(head.processes) processes show more than 1 %"
            }
            ?? "With \(head.processes) processes, no ratio can get ▲ or ▼, even if all of them show more than 1 %"
        return """
            Marked "?" (\(count) of \(verdicts.count) ratios): seen alone, such a ratio differs by more than 1 %, but among \
            \(verdicts.count) ratios this can be chance. \(rule). To decide, measure with more processes (--processes).
            """
    }

    /// The kinds that could not be counted, a sentence for each reason; empty if there are none.
    package var uncounted: [String] {
        let kinds = CountKind.all.filter { kind in
            let counted = kind.concerned(counts).flatMap(\.counts)
            return !counted.isEmpty && counted.allSatisfy { kind.count($0) == nil }
        }
        return kinds.map(\.requirement).uniqued().map { requirement in
            let titles = kinds.filter { $0.requirement == requirement }.map(\.title)
            let list = titles.map { $0.lowercased() }.listed
            return head.isQuick && titles == [CountKind.instructions.title]
                ? "Left out by --quick: \(list)."
                : "Unavailable: \(list), which need \(requirement)."
        }
    }
}
