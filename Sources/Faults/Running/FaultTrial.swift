import Anatomy
import Foundation
import Subprocesses
import Workshop

/// Tries the faults of an architecture. What the parts of a run reach without a fault tells which of them a
/// fault can change: what is not reached runs as before.
struct FaultTrial: Sendable {
    /// What a part does without a fault.
    private struct Baseline: Sendable {
        let part: FindersRun.Part
        /// The numbers of the faults whose switches are asked for.
        let reached: Set<Int>
        let duration: Duration
    }

    /// How many times as long a run may take as the one without a fault: a machine may be busy.
    private static let patience = 10.0
    /// How long the run without a fault may take.
    private static let limitWithoutFault = Duration.seconds(300)

    /// What takes no longer is run together: to start a process takes about as long.
    private static let quick = Duration.seconds(0.3)

    private let run: FindersRun
    private let leastLimit: Duration
    /// What takes least time comes first.
    private let baselines: [Baseline]

    /// Runs everything without a fault, which must find nothing.
    ///
    /// - Parameter leastLimit: What each run is given at least.
    init(_ run: FindersRun, leastLimit: Duration) throws {
        self.run = run
        self.leastLimit = leastLimit
        let folder = try TemporaryFolder(in: run.build.package)
        let parts = try run.parts
        let single = try Array(parts.enumerated()).concurrentMap { index, part in
            let notes = folder.url.appending(path: String(index))
            try FileManager.default.createDirectory(at: notes, withIntermediateDirectories: true)
            let file = notes.appending(path: run.subject.name)
            try Data(count: FaultSwitch.sizeOfNotes).write(to: file)
            let start = ContinuousClock.now
            let catches = try run.catches(
                of: part, with: [FaultSwitch.reachedVariable: notes.path],
                limit: Self.limitWithoutFault)
            if let (finder, text) = catches.first {
                throw FaultsError(
                    "\(run.subject.name) without any fault is caught by \(finder.rawValue) already: "
                        + "\(text); see that `swift test` and `triptych scenarios run` pass here")
            }
            let bytes = try Data(contentsOf: file)
            return Baseline(
                part: part, reached: Set(bytes.indices.filter { bytes[$0] != 0 }),
                duration: ContinuousClock.now - start)
        }
        baselines = Self.joined(single).sorted { $0.duration < $1.duration }
    }

    /// The same with one process for all quick suites of unit tests.
    private static func joined(_ baselines: [Baseline]) -> [Baseline] {
        var suites: [String] = []
        var reached: Set<Int> = []
        var duration = Duration.zero
        var others: [Baseline] = []
        for baseline in baselines {
            if case .unitTests(let own) = baseline.part, baseline.duration < quick {
                suites += own
                reached.formUnion(baseline.reached)
                duration += baseline.duration
            } else {
                others.append(baseline)
            }
        }
        if suites.isEmpty { return others }
        let together = Baseline(
            part: .unitTests(suites: suites), reached: reached, duration: duration)
        return others + [together]
    }

    func verdict(on id: Fault.ID) throws -> FaultOutcome.Verdict {
        var catches: [Finder: String] = [:]
        var isReached = false
        for baseline in baselines where baseline.reached.contains(id.number) {
            isReached = true
            if baseline.part.isDone(with: catches) { continue }
            let limit = max(leastLimit, baseline.duration * Self.patience)
            catches.merge(
                try run.catches(
                    of: baseline.part, with: [FaultSwitch.variable: id.description], limit: limit)
            ) { first, _ in first }
        }
        return catches.isEmpty ? .missed(isReached: isReached) : .caught(catches)
    }
}
