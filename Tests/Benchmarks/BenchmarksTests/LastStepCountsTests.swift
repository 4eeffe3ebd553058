import AppContract
import ArchitectureList
import Measuring
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
        let replayer = Replayer(of: app.app) { scenario, screen in
            LastStepCounts(of: scenario, on: app, leadingTo: screen, by: counter)
                .map { ($0.counts, $0.hasServices) }
        }
        var compared = 0
        for scenario in try PackageScenarios.all() {
            var isSum = try await isSum(of: scenario, on: app, with: replayer, by: counter)
            // Other suites use this thread between two steps, and what Dispatch keeps for it differs then.
            for _ in 1...3 where isSum == false {
                isSum = try await self.isSum(of: scenario, on: app, with: replayer, by: counter)
            }
            guard let isSum else { continue }
            #expect(isSum, "\(scenario.place)")
            compared += 1
        }
        #expect(compared > 40)
    }

    /// Whether what the steps take, one by one, is what the scenario takes; nil if it can't be counted so.
    private func isSum(
        of scenario: RunnableScenario, on app: NamedApp, with replayer: Replayer,
        by counter: Counter
    ) async throws -> Bool? {
        let suites = Suites(of: [app], scenarios: [scenario])
        guard let benchmark = suites.counted.first else { return nil }
        let script = Script(scenario.scenario)
        var answers: [ReplayAnswer] = []
        for (index, step) in scenario.scenario.steps.enumerated()
        where step.keywordType == .action {
            answers.append(
                await replayer.answer(to: ReplayOrder(script, upTo: index + 1, for: .screen)))
        }
        let takesServices = benchmark.suite.contains(ServiceKind.inMemoryBackend.rawValue)
        guard
            answers.allSatisfy({ $0.allocations != nil && $0.countsServices == takesServices })
        else { return nil }
        // In a debug build, a turn without a step has allocations of its own.
        let turn = counter.count(
            ScenarioAction(name: "", preparation: [], action: [])
                .subject(app, with: .readyValues))
        let counts = benchmark.subjects.map(counter.count)[0]
        func isSum(
            _ count: KeyPath<ReplayAnswer, Int?>, _ whole: KeyPath<Counts, Int?>
        ) throws -> Bool {
            let steps = answers.compactMap { $0[keyPath: count] }.reduce(0, +)
            let turns = try #require(turn[keyPath: whole]) * (answers.count - 1)
            return steps - turns == counts[keyPath: whole]
        }
        // How often the services retain depends on addresses, which only the processes of bench fix.
        return try isSum(\.allocations, \.allocations)
            && (takesServices || isSum(\.retainsAndReleases, \.retainsAndReleases))
    }
}
