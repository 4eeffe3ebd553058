/// A scenario as something that can be timed: `Given` steps prepare, `When` steps are timed, `Then` steps are checked.
package struct TimedScenario: Sendable {
    package typealias Act = @MainActor @Sendable (World) throws(StepFailure) -> Void

    package let scenario: RunnableScenario
    /// What its steps do, in the order of the file, without any words.
    private let acts: [(type: KeywordType, line: Int, act: Act)]

    /// - Throws: Why it can't be timed.
    package init(_ scenario: RunnableScenario) throws(UntimedScenario) {
        self.scenario = scenario
        var acts: [(KeywordType, Int, Act)] = []
        for step in scenario.steps {
            let line = step.step.location.line
            guard let act = step.definition.act else {
                throw UntimedScenario(
                    line: line,
                    reason:
                        "\"\(step.step.text)\" waits, and an action is over in one turn of the main actor"
                )
            }
            let input = step.input
            acts.append(
                (
                    step.step.keywordType, line,
                    { world throws(StepFailure) in try act(world, input) }
                ))
        }
        self.acts = acts
        let place = scenario.scenario.location.line
        guard let first = acts.firstIndex(where: { $0.0 == .action }) else {
            throw UntimedScenario(line: place, reason: "no When step, so there is nothing to time")
        }
        guard acts.contains(where: { $0.0 == .outcome }) else {
            throw UntimedScenario(
                line: place, reason: "no Then step, so nothing shows that it works")
        }
        if let late = acts[first...].first(where: { $0.0 == .context }) {
            throw UntimedScenario(
                line: late.1, reason: "a Given after a When can't be left out of the time")
        }
    }

    /// What brings a new environment to where the action begins.
    package var preparation: [Act] { acts(of: .context) }

    /// What is timed.
    package var action: [Act] { acts(of: .action) }

    private func acts(of type: KeywordType) -> [Act] {
        acts.filter { $0.type == type }.map(\.act)
    }

    /// Does all of it once, in the order of the file.
    ///
    /// - Throws: The step that fails.
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

/// Why a scenario can't be timed.
package struct UntimedScenario: Error {
    /// The line of the step.
    let line: Int
    let reason: String

    package var text: String { "line \(line): \(reason)" }
}
