import Foundation

/// Tries the faults of an architecture. A run without a fault shows which parts reach which switches. A fault is tried
/// only in the parts that reach its switch, because it can't change the others.
struct FaultTrial: Sendable {
    /// A run may take this many times as long as the one without a fault, because the machine may be busy.
    private static let patience = 10.0

    private let run: FindersRun
    private let leastLimit: Duration
    /// The runs without a fault, the quickest first.
    private let baselines: [Baseline]

    /// Runs all parts without a fault. Throws if one of them fails.
    ///
    /// - Parameter leastLimit: The minimum time limit of each run.
    init(_ run: FindersRun, leastLimit: Duration) throws {
        self.run = run
        self.leastLimit = leastLimit
        baselines = try Baseline.all(in: run).sorted { $0.duration < $1.duration }
    }

    func verdict(on id: Fault.ID) throws -> FaultOutcome.Verdict {
        let reached = baselines.filter { $0.reached.contains(id.number) }
        var catches: [Finder: String] = [:]
        for (part, duration) in joined(reached) where !part.isDone(with: catches) {
            let limit = max(leastLimit, duration * Self.patience)
            catches.merge(
                try run.catches(
                    of: part, with: [FaultSwitch.variable: id.description], limit: limit)
            ) { first, _ in first }
        }
        return catches.isEmpty ? .missed(isReached: !reached.isEmpty) : .caught(catches)
    }

    /// The parts to run, with their durations without a fault. All quick tests of a kind come first, in one process.
    private func joined(
        _ reached: [Baseline]
    ) -> [(part: FindersRun.Part, duration: Duration)] {
        // The quickest suite takes little more than the start of its process.
        let start = baselines.first { $0.part.isOfUnitTests }?.duration ?? .zero
        var quick: [Finder: (names: [String], duration: Duration)] = [:]
        var others: [(FindersRun.Part, Duration)] = []
        for baseline in reached {
            if case .unitTests(let names, let finder) = baseline.part,
                baseline.duration < start * 3
            {
                quick[finder, default: ([], start)].names += names
                quick[finder, default: ([], start)].duration += baseline.duration - start
            } else {
                others.append((baseline.part, baseline.duration))
            }
        }
        let together = quick.sorted { $0.key.rawValue < $1.key.rawValue }.map { finder, tests in
            (FindersRun.Part.unitTests(names: tests.names, finder: finder), tests.duration)
        }
        return together + others
    }
}
