import Gherkin

/// A scenario that can be timed: `Given` steps prepare, `When` steps are timed, `Then` steps are checked.
package struct TimedScenario: Sendable {
    package typealias Act = @MainActor @Sendable (World) throws(StepFailure) -> Void

    /// The actions of its steps, in the order of the file.
    private let acts: [(type: KeywordType, line: Int, act: Act)]

    /// - Throws: The reason why the scenario can't be timed.
    package init(_ scenario: RunnableScenario) throws(UntimedScenario) {
        var acts: [(type: KeywordType, line: Int, act: Act)] = []
        for bound in scenario.steps {
            let step = bound.step
            guard step.keywordType != .unknown else {
                throw Self.untimed(
                    step, "this step is neither a Given, a When nor a Then, so it can't be timed")
            }
            guard let act = bound.act else {
                throw Self.untimed(
                    step,
                    "this step waits for the server, and only steps that don't wait can be timed")
            }
            let isLate = step.keywordType == .context && acts.contains { $0.type == .action }
            if isLate {
                throw Self.untimed(
                    step, "a Given after a When would be timed, too; move it before the first When")
            }
            acts.append((step.keywordType, step.location.line, act))
        }
        self.acts = acts
        let line = scenario.scenario.location.line
        if action.isEmpty {
            throw UntimedScenario(line: line, reason: "no When step, so there is nothing to time")
        }
        if self.acts(of: .outcome).isEmpty {
            throw UntimedScenario(
                line: line, reason: "no Then step, so nothing shows that it works")
        }
    }

    private static func untimed(_ step: Step, _ reason: String) -> UntimedScenario {
        UntimedScenario(line: step.location.line, reason: "\"\(step.text)\": \(reason)")
    }

    /// The steps that prepare a new environment for the action.
    package var preparation: [Act] { acts(of: .context) }

    /// The steps that are timed.
    package var action: [Act] { acts(of: .action) }

    private func acts(of type: KeywordType) -> [Act] {
        acts.filter { $0.type == type }.map(\.act)
    }

    /// Does all steps once, in the order of the file.
    ///
    /// - Throws: The failure of the first step that fails.
    @MainActor
    package func check(in world: World) throws(UntimedScenario) {
        for (_, line, act) in acts {
            do throws(StepFailure) {
                try act(world)
            } catch {
                throw UntimedScenario(
                    line: line, reason: "expected \(error.expected), saw \(error.seen)")
            }
        }
    }
}

extension RunnableScenario {
    /// The actions of its steps, in the order of the file; nil if one of them waits.
    package var acts: [TimedScenario.Act]? {
        let acts = steps.compactMap(\.act)
        return acts.count == steps.count ? acts : nil
    }
}

extension BoundStep {
    /// The action of the step, which does not wait; nil if the step waits.
    fileprivate var act: TimedScenario.Act? {
        guard let act = definition.act else { return nil }
        return { [input] world throws(StepFailure) in
            do {
                try act(world, input)
            } catch {
                throw StepFailure(error)
            }
        }
    }
}

/// Why a scenario can't be timed.
package struct UntimedScenario: Error {
    /// The line of the step.
    let line: Int
    let reason: String

    package var text: String { "line \(line): \(reason)" }
}
