import AppContract
import Measuring
import PocketUI

/// Something a person does with the app, apart from who does it and how it is measured.
public struct Action: Sendable {
    typealias Step = @MainActor @Sendable (Stage) throws(PersonError) -> Void

    /// What the person does.
    public let name: String
    private let prepare:
        @MainActor @Sendable (any App.Type, _ repetitions: Int) -> @MainActor () -> Void

    /// An action on an app that runs already. Each repetition has a stage of its own, set before the
    /// clock starts.
    ///
    /// - Parameter articles: How many the server has, and gives as one page.
    static func onStage(
        _ name: String, articles: Int = 1, before: @escaping Step, body: @escaping Step
    ) -> Action {
        Action(name: name) { app, repetitions in
            let stages = (0..<repetitions).map { _ in
                let stage = Stage(app, articles: articles)
                attempt(before, on: stage)
                return stage
            }
            return {
                for stage in stages { attempt(body, on: stage) }
            }
        }
    }

    /// An action from the launch of the app until it is gone.
    static func fromLaunch(
        _ name: String, articles: Int = 1, body: @escaping Step
    ) -> Action {
        Action(name: name) { app, repetitions in
            {
                for _ in 0..<repetitions { attempt(body, on: Stage(app, articles: articles)) }
            }
        }
    }

    /// The action as a subject to be measured.
    @MainActor public func subject(_ name: String, app: any App.Type) -> Subject {
        Subject(name: name) { [prepare] repetitions in prepare(app, repetitions) }
    }
}

/// Takes a step and looks at the screen, which is when rows are made. The scenarios have shown that it can
/// be taken, so that it can't is a mistake in the benchmark.
@MainActor
private func attempt(_ step: Action.Step, on stage: Stage) {
    do throws(PersonError) {
        try step(stage)
        stage.look()
    } catch {
        fatalError("the benchmark cannot be carried out: \(error)")
    }
}
