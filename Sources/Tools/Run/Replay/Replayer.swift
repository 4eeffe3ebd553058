import AppContract
import CallRecording
import InMemoryServer
import Measuring
import PocketUI
import Scenarios
import Services

/// Takes an app to a sentence, by launching it and making all sentences before it again. There is no other state.
@MainActor
package struct Replayer {
    private let app: any App.Type
    private let counter = Counter()
    /// What a sentence that does nothing takes: to wait until all is at rest.
    private var nothing: Taken?

    package init(of app: any App.Type) async {
        self.app = app
        let idle = Script(["Given the app is launched", "When the server is back online"])
        nothing = try? await counted(idle.scenario(upTo: 2))
    }

    package func answer(to order: ReplayOrder) async -> ReplayAnswer {
        let scenario: RunnableScenario
        do throws(ScriptError) {
            scenario = try order.script.scenario(upTo: order.count)
        } catch {
            let text = "saw \(error.seen); expected \(error.expected); \(error.advice)"
            return ReplayAnswer(failure: ReplayAnswer.Failure(index: error.index, text: text))
        }
        var answer = ReplayAnswer()
        let outcome = await run(scenario) {
            if order.purpose == .calls { CallRecording.start() }
        } didEnd: { world in
            if order.purpose == .calls { answer.calls = CallRecording.stop(text: "") }
            answer.screen = world.isLaunched ? world.screen.snapshot : nil
            answer.held = world.backend.requestsUnderWay.map(\.description)
        }
        if case .failed(let failure) = outcome {
            answer.failure = ReplayAnswer.Failure(
                index: order.script.index(ofLine: failure.location.line),
                text: "expected \(failure.expected), saw \(failure.seen)")
        }
        answer.leaks = outcome.leaks.map(\.description)
        if order.purpose == .screen, outcome == .passed, let nothing {
            let taken = await counted(scenario)
            answer.allocations = taken.map { $0.allocations - nothing.allocations }
            answer.retainsAndReleases = taken.map { $0.references - nothing.references }
        }
        return answer
    }

    /// What a step takes.
    private struct Taken {
        let allocations: Int
        /// Retains and releases.
        let references: Int
    }

    /// What the last step takes: the median of three runs, since an array grows once less where the heap happens to give
    /// it a larger block. Nil where it can't be counted, and in a debug build, where it says nothing of the code.
    private func counted(_ scenario: RunnableScenario) async -> Taken? {
        #if DEBUG
            return nil
        #else
            var allocations: [Int] = []
            var references: [Int] = []
            for _ in 0..<3 {
                _ = await run(scenario) {
                    counter.begin()
                } didEnd: { _ in
                    let counts = counter.end()
                    allocations += [counts.allocations].compactMap(\.self)
                    references += [counts.retainsAndReleases].compactMap(\.self)
                }
            }
            guard allocations.count == 3, references.count == 3 else { return nil }
            return Taken(allocations: allocations.sorted()[1], references: references.sorted()[1])
        #endif
    }

    /// - Parameters:
    ///   - willEnd: Called before the last step.
    ///   - didEnd: Called after the last step, or the one that fails.
    private func run(
        _ scenario: RunnableScenario, willEnd: @escaping () -> Void,
        didEnd: @escaping (World) -> Void
    ) async -> ScenarioOutcome {
        var rest = scenario.stepCount
        var last: World?
        let observer = StepObserver { _ in
            rest -= 1
            if rest == 0 { willEnd() }
        } didRun: { _, world in
            if rest == 0 { didEnd(world) } else { last = world }
        }
        let outcome = await ScenarioRunner(app: app, observer: observer).run(scenario)
        if rest > 0, let last { didEnd(last) }
        return outcome
    }
}
