import AppContract
import ArchitectureList
import Dispatch
import Measuring
import PocketUI
import Replay
import Scenarios
import Testing

@testable import Benchmarks

private let canCount = Counter().count {}.allocations != nil

@Suite("Counts of live", .enabled(if: canCount, "the machine can't count"))
@MainActor
struct LastStepCountsTests {
    @Test(
        "What the When steps take in live is what the scenario takes in bench",
        arguments: Architecture.all)
    func sum(architecture: Architecture) async throws {
        let app = architecture.namedApp
        let counter = Counter()
        var asked: [(scenario: RunnableScenario, screen: Snapshot?)] = []
        let replayer = Replayer(of: app.app) { scenario, screen in
            asked.append((scenario, screen))
            return nil
        }
        var compared = 0
        for scenario in try PackageScenarios.all() {
            let script = Script(scenario.scenario)
            asked = []
            for (index, step) in scenario.scenario.steps.enumerated()
            where step.keywordType == .action {
                _ = await replayer.answer(
                    to: ReplayOrder(script, upTo: index + 1, for: .screen))
            }
            // Other suites use this thread wherever a test awaits, and then Dispatch keeps more or fewer free blocks for the
            // next job of this thread. So all is counted without an await, when it has none left, and once before it counts.
            for _ in 0..<2_000 { DispatchQueue.main.async {} }
            for isWarm in [false, true] {
                let steps = asked.compactMap {
                    LastStepCounts(of: $0.scenario, on: app, leadingTo: $0.screen, by: counter)
                }
                // A step that waits can't be counted.
                guard steps.count == asked.count else { break }
                let isSum = try isSum(steps, of: scenario, on: app, by: counter)
                guard isWarm, let isSum else { continue }
                #expect(isSum, "\(scenario.place)")
                compared += 1
            }
        }
        #expect(compared > 40)
    }

    /// Whether what the steps take, one by one, is what the scenario takes; nil if it can't be counted so.
    private func isSum(
        _ steps: [LastStepCounts], of scenario: RunnableScenario, on app: NamedApp,
        by counter: Counter
    ) throws -> Bool? {
        guard let benchmark = Suites(of: [app], scenarios: [scenario]).counted.first else {
            return nil
        }
        let takesServices = benchmark.suite.contains(ServiceKind.inMemoryBackend.rawValue)
        guard steps.allSatisfy({ $0.hasServices == takesServices }) else { return nil }
        // In a debug build, a turn without a step has allocations of its own.
        let turn = counter.count(
            ScenarioAction(name: "", preparation: [], action: [])
                .subject(app, with: .readyValues))
        let whole = benchmark.subjects.map(counter.count)[0]
        func difference(_ count: KeyPath<Counts, Int?>) throws -> Int {
            let sum = steps.compactMap { $0.counts[keyPath: count] }.reduce(0, +)
            let turns = try #require(turn[keyPath: count]) * (steps.count - 1)
            return try sum - turns - #require(whole[keyPath: count])
        }
        // What the services retain, and now and then a block more for the text that they encode, depends on the order of
        // dictionaries, and so on addresses, which only the processes of bench fix.
        if takesServices { return try abs(difference(\.allocations)) <= steps.count }
        return try difference(\.allocations) == 0 && difference(\.retainsAndReleases) == 0
    }
}
