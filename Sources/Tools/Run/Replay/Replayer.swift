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
    /// What a sentence that does nothing takes: finding its phrase, and waiting until all is at rest.
    private var nothing: Counts?

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
        // Counted in a second run, when whatever is made only once in a process has been made.
        if order.purpose == .screen, outcome == .passed {
            let counts = await counted(scenario)
            answer.allocations = counts?.allocations.minus(nothing?.allocations)
            answer.retainsAndReleases = counts?.retainsAndReleases
                .minus(nothing?.retainsAndReleases)
        }
        return answer
    }

    /// The counts of the last step; nil in a debug build, where they say nothing of the code.
    private func counted(_ scenario: RunnableScenario) async -> Counts? {
        #if DEBUG
            return nil
        #else
            var counts: Counts?
            _ = await run(scenario) {
                counter.begin()
            } didEnd: { _ in
                counts = counter.end()
            }
            return counts
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

extension Int? {
    fileprivate func minus(_ other: Int?) -> Int? {
        flatMap { count in other.map { count - $0 } }
    }
}
