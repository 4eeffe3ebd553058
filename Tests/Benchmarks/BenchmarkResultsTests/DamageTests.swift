import Foundation
import Fuzzing
import Testing

@testable import BenchmarkResults
@testable import Measuring

@Suite("Damaged runs")
final class DamageTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "triptych-\(UUID().uuidString)")
    private var runs: SavedRuns { SavedRuns(in: folder) }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    @Test(
        "A saved run is refused, or can be shown and compared with", .timeLimit(.minutes(5)),
        arguments: Part.allCases)
    func savedRuns(part: Part) throws {
        let sound = part.run
        _ = try runs.save(sound, as: "sound")
        let text = try String(contentsOfFile: runs.path(of: "sound"), encoding: .utf8)
        let inputs = DamagedInputs(of: [text], strays: ["[]", "1e308"], count: 300)
        for input in inputs {
            try Data(input.bytes).write(to: URL(fileURLWithPath: runs.path(of: "damaged")))
            do {
                let run = try runs.run(named: "damaged", on: .made)
                _ = run.text(width: 80) + run.markdown
                // A damaged name leaves nothing to compare, which is an error of its own.
                _ = try? ChangeReport(of: sound, from: run, named: "damaged", above: nil)
                    .text(width: 80)
            } catch let error as SavedRunError {
                #expect(error.description.contains(runs.path(of: "damaged")), "\(input)")
            } catch {
                Issue.record("\(error), \(input)")
            }
        }
    }

    /// One part of a run each, so that the damage hits all alike.
    enum Part: CaseIterable {
        case results, counts, growth, taps

        var run: BenchmarkRun {
            let made = BenchmarkRun.made()
            let apps = ["MVC", "MVP"]
            switch self {
            case .results:
                let seconds = (1...2).map { [[1e-6 * Double($0), 2e-6], [3e-6, 4e-6]] }
                let result = BenchmarkResult(
                    suite: "ready values", name: "tap", subjects: apps, seconds: seconds,
                    pace: [[1e-9, 1e-9], [1e-9, 2e-9]])
                return BenchmarkRun(head: made.head, results: [result])
            case .counts:
                let counts = (1...2).map {
                    Counts(
                        allocations: $0, bytes: 64, blocksLeft: 0, retains: 5, releases: 6,
                        instructions: 700)
                }
                return BenchmarkRun(
                    head: made.head, results: [],
                    counts: [
                        CountedBenchmark(
                            suite: "ready values", name: "tap", subjects: apps, counts: counts)
                    ])
            case .growth:
                let curves = apps.map {
                    GrowthCurve(
                        action: "show n rows", subject: $0, sizes: [1, 10, 100],
                        seconds: [1e-6, 1e-5, 1e-4],
                        order: GrowthOrder(sizes: [10, 100, 1000], processes: [[1, 10, 100]]))
                }
                return BenchmarkRun(head: made.head, results: [], growth: curves)
            case .taps:
                let taps = apps.map {
                    TapShare(
                        app: $0, whole: 4e-3, inMemory: 2e-3, ready: 2e-4, readyReference: 1e-4)
                }
                return BenchmarkRun(head: made.head, results: [], taps: taps)
            }
        }
    }
}
