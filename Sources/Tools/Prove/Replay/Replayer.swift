import AppContract
import CallRecording
import Gherkin
import InMemoryServer
import PocketUI
import Scenarios
import Services

/// Takes an app to a sentence, by launching it and carrying out all sentences before it again. It keeps no state between
/// orders.
@MainActor
package struct Replayer {
    private let app: any App.Type

    package init(of app: any App.Type) {
        self.app = app
    }

    package func answer(to order: ReplayOrder) async -> ReplayAnswer {
        do throws(ReplayAnswer.Failure) {
            return await answer(
                to: try order.script.scenario(upTo: order.count), of: order)
        } catch {
            // Carry out the sentences before the one that is not a step.
            var answer = await answer(
                to: ReplayOrder(order.script, upTo: error.index, for: order.purpose))
            if answer.failure != nil { return answer }
            answer.forgetLastSentence()
            answer.failure = error
            return answer
        }
    }

    private func answer(
        to scenario: RunnableScenario, of order: ReplayOrder
    ) async -> ReplayAnswer {
        var answer = ReplayAnswer()
        var changes: ChangeLog?
        if case .lastChanges(let parts) = order.purpose {
            changes = ChangeLog(of: parts, upTo: order.count - 1)
        }
        var sentences: [(calls: RecordedCalls, events: [RequestEvent])] = []
        let last = scenario.scenario.steps.last
        let observer = StepObserver { step, world in
            if step != last, !order.purpose.isOfAllSentences { return }
            answer.before = world.isLaunched ? world.screen.snapshot : nil
            world.backend.recordEvents()
            switch order.purpose {
            case .screen: break
            case .calls, .requests: CallRecording.start()
            case .moments: ScreensDuringStep.start(in: world)
            case .lastChanges: changes?.start(in: world)
            }
        } didRun: { step, world in
            if step != last, !order.purpose.isOfAllSentences { return }
            CallRecording.stop()
            answer.screen = world.isLaunched ? world.screen.snapshot : nil
            answer.held = world.backend.requestsUnderWay.map(\.description)
            if order.purpose == .moments {
                answer.moments = ScreensDuringStep.stop(
                    before: answer.before, after: answer.screen)
            }
            changes?.stop(in: world, screen: answer.screen)
            answer.events = world.backend.recordedEvents
            if order.purpose.isOfAllSentences {
                sentences.append((CallRecording.recorded, answer.events))
            }
        }
        let outcome = await ScenarioRunner(app: app, observer: observer).run(scenario)
        answer.lastChanges = changes?.lastChanges ?? []
        // Most sentences have done nothing that is asked about, and their calls are many.
        let changed = Set(answer.lastChanges.compactMap { $0?.sentence })
        answer.sentences = sentences.enumerated().map { index, sentence in
            let isAsked = changes == nil ? !sentence.events.isEmpty : changed.contains(index)
            return ReplayAnswer.Sentence(
                calls: isAsked ? sentence.calls.step() : .nothing, events: sentence.events)
        }
        if order.purpose != .screen, outcome != .pending { answer.calls = CallRecording.step() }
        if case .failed(let failure) = outcome {
            let index = order.script.index(ofLine: failure.location.line)
            // Replay once more, up to the sentence that failed, because only the last sentence is recorded.
            if index + 1 < order.count, !order.purpose.isOfAllSentences {
                return await self.answer(
                    to: ReplayOrder(order.script, upTo: index + 1, for: order.purpose))
            }
            answer.failure = ReplayAnswer.Failure(index: index, text: failure.textOfPage)
        }
        answer.leaks = outcome.leaks.map(\.description)
        return answer
    }
}

extension ScenarioOutcome.Failure {
    /// The failure as a sentence for a person who has typed the step.
    fileprivate var textOfPage: String {
        guard expected == StepFailure.possible else { return "expected \(expected), saw \(seen)" }
        return "This step can't be done: \(seen)" + (seen.hasSuffix("?") ? "" : ".")
    }
}
