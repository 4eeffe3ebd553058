import AppContract
import Measuring
import PocketUI

/// Something a person does with the app, apart from who does it and how it is measured.
public struct Action: Sendable {
    typealias Setting = @MainActor @Sendable (any App.Type, Footing) -> Stage
    typealias Step = @MainActor @Sendable (Stage) throws(PersonError) -> Void

    /// What the person does.
    public let name: String
    /// Whether it takes so long that one who is in a hurry leaves it out.
    var isLong = false
    private let prepare:
        @MainActor @Sendable (any App.Type, Footing, _ repetitions: Int) -> @MainActor () -> Void

    /// An action on an app that runs already. Each repetition has a stage of its own, set before the
    /// clock starts.
    static func onStage(
        _ name: String, _ setting: @escaping Setting, before: @escaping Step, body: @escaping Step
    ) -> Action {
        Action(name: name) { app, footing, repetitions in
            let stages = (0..<repetitions).map { _ in
                let stage = setting(app, footing)
                attempt(before, on: stage)
                return stage
            }
            return {
                for stage in stages { attempt(body, on: stage) }
            }
        }
    }

    /// An action that leaves the app as it was. All repetitions of a turn share one stage, set before the
    /// clock starts.
    static func repeatedly(
        _ name: String, _ setting: @escaping Setting, before: @escaping Step, body: @escaping Step
    ) -> Action {
        Action(name: name) { app, footing, repetitions in
            guard repetitions > 0 else { return {} }
            let stage = setting(app, footing)
            attempt(before, on: stage)
            return {
                for _ in 0..<repetitions { attempt(body, on: stage) }
            }
        }
    }

    /// An action from the launch of the app until it is gone.
    static func fromLaunch(
        _ name: String, _ setting: @escaping Setting, body: @escaping Step
    ) -> Action {
        Action(name: name) { app, footing, repetitions in
            {
                for _ in 0..<repetitions { attempt(body, on: setting(app, footing)) }
            }
        }
    }

    /// An action from the launch of the app, which stays open as long as what carried it out.
    static func opening(
        _ name: String, _ setting: @escaping Setting, body: @escaping Step
    ) -> Action {
        Action(name: name) { app, footing, repetitions in
            let open = OpenStages()
            return {
                for _ in 0..<repetitions {
                    let stage = setting(app, footing)
                    attempt(body, on: stage)
                    open.stages.append(stage)
                }
            }
        }
    }

    /// The action done by each of the apps; the first is the reference.
    @MainActor
    package func benchmark(of apps: [NamedApp], on footing: Footing) -> Benchmark {
        Benchmark(
            suite: footing.rawValue, name: name,
            subjects: apps.map { named in
                let app = named.app
                return Subject(name: named.name) { [prepare] repetitions in
                    prepare(app, footing, repetitions)
                }
            })
    }
}

/// Keeps stages open.
@MainActor
private final class OpenStages {
    var stages: [Stage] = []
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
