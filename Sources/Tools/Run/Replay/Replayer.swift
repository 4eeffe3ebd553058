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
        do throws(ScriptError) {
            return await answer(
                to: try order.script.scenario(upTo: order.count), of: order)
        } catch {
            // What can be read is made.
            var answer = await answer(
                to: ReplayOrder(order.script, upTo: error.index, for: order.purpose))
            answer.failure =
                answer.failure ?? ReplayAnswer.Failure(index: error.index, text: error.text)
            return answer
        }
    }

    private func answer(
        to scenario: RunnableScenario, of order: ReplayOrder
    ) async -> ReplayAnswer {
        var answer = ReplayAnswer()
        // Each step is recorded anew, so that the last one counts, or the one that fails.
        let outcome = await run(scenario) {
            if order.purpose == .calls { CallRecording.start() }
        } didRun: { world in
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
                var counts: Counts?
                _ = await run(scenario) {
                    counter.begin()
                } didRun: { _ in
                    counts = counter.end()
                }
                allocations += [counts?.allocations].compactMap(\.self)
                references += [counts?.retainsAndReleases].compactMap(\.self)
            }
            guard allocations.count == 3, references.count == 3 else { return nil }
            return Taken(allocations: allocations.sorted()[1], references: references.sorted()[1])
        #endif
    }

    private func run(
        _ scenario: RunnableScenario, willRun: @escaping () -> Void,
        didRun: @escaping (World) -> Void
    ) async -> ScenarioOutcome {
        let observer = StepObserver { _ in
            willRun()
        } didRun: { _, world in
            didRun(world)
        }
        return await ScenarioRunner(app: app, observer: observer).run(scenario)
    }
}
