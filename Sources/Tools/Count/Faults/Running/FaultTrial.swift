import ArchitectureList
import ArchitectureRules
import Foundation
import Toolchain
import Trials

/// Tries the faults of an architecture. A run without a fault shows which parts reach which switches. A fault is tried
/// only in the parts that reach its switch, because it can't change the others.
struct FaultTrial: Sendable {
    /// The run of a part without a fault.
    private struct Baseline: Sendable {
        let part: FindersRun.Part
        /// The numbers of the faults whose switches the part reaches.
        let reached: Set<Int>
        let duration: Duration

        var isSuite: Bool { !part.suites.isEmpty }
    }

    /// A run may take this many times as long as the one without a fault, because the machine may be busy.
    private static let patience = 10.0
    /// The time limit of a run without a fault.
    private static let limitWithoutFault = Duration.seconds(300)

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
        let folder = try TemporaryFolder(in: run.build.package)
        baselines = try Array(run.parts.enumerated()).concurrentMap { index, part in
            let notes = folder.url.appending(path: String(index))
            try FileManager.default.createDirectory(at: notes, withIntermediateDirectories: true)
            let file = notes.appending(path: run.subject.name)
            try Data(count: FaultSwitch.sizeOfNotes).write(to: file)
            let start = ContinuousClock.now
            let catches = try run.catches(
                of: part, with: [FaultSwitch.reachedVariable: notes.path],
                limit: Self.limitWithoutFault)
            if let (finder, text) = catches.first {
                throw PackageError(
                    "\(run.subject.name) fails without any fault, in the \(finder.title): \(text); make `swift test` "
                        + "and `swift run scenarios run` pass first")
            }
            let bytes = try Data(contentsOf: file)
            return Baseline(
                part: part, reached: Set(bytes.indices.filter { bytes[$0] != 0 }),
                duration: ContinuousClock.now - start)
        }.sorted { $0.duration < $1.duration }
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

    /// The parts to run, with their durations without a fault. All quick suites come first, in one process.
    private func joined(
        _ reached: [Baseline]
    ) -> [(part: FindersRun.Part, duration: Duration)] {
        // The quickest suite takes little more than the start of its process.
        let start = baselines.first(where: \.isSuite)?.duration ?? .zero
        func isQuick(_ baseline: Baseline) -> Bool {
            baseline.isSuite && baseline.duration < start * 3
        }
        let quick = reached.filter(isQuick)
        let others = reached.filter { !isQuick($0) }.map { ($0.part, $0.duration) }
        if quick.isEmpty { return others }
        let duration = quick.map { $0.duration - start }.reduce(start, +)
        return [(.unitTests(suites: quick.flatMap(\.part.suites)), duration)] + others
    }
}
