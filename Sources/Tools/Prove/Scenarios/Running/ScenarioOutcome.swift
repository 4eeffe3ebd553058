import Console
import Gherkin

/// The result of a scenario.
package enum ScenarioOutcome: Equatable, Sendable {
    /// Every step succeeded and nothing leaked.
    case passed
    /// The scenario has no steps, so it tests nothing.
    case pending
    case failed(Failure)
    /// Every step succeeded, but something outlived its screen.
    case leaked([Leak])

    /// A step that failed.
    package struct Failure: Equatable, Sendable {
        package let location: Location
        /// The step as written.
        package let step: String
        package let expected: String
        package let seen: String
        /// The whole screen at that moment, as plain text.
        package let screen: String
    }

    package var isFailure: Bool {
        switch self {
        case .passed, .pending: false
        case .failed, .leaked: true
        }
    }

    /// The objects that outlived their screens.
    package var leaks: [Leak] {
        if case .leaked(let leaks) = self { leaks } else { [] }
    }

    /// The failure or the leaks, over several lines; nil if there are none.
    package var explanation: String? {
        switch self {
        case .passed, .pending:
            nil
        case .failed(let failure):
            """
            line \(failure.location.line): \(failure.step.printable)
              expected  \(failure.expected.printable)
              seen      \(failure.seen.printable)
              the screen:
            \(failure.screen.split(separator: "\n").map { "    | \(String($0).printable)" }.joined(separator: "\n"))
            """
        case .leaked(let leaks):
            """
            the steps passed, but something stayed alive after its screen had closed:
            \(leaks.map { "  \($0)" }.joined(separator: "\n"))
            """
        }
    }
}

/// The results of scenarios on one app.
package struct SuiteResult: Sendable {
    package struct Entry: Sendable {
        package let scenario: RunnableScenario
        package let outcome: ScenarioOutcome
        /// How long the scenario took. Don't compare durations, because they depend on the machine.
        package let duration: Duration
    }

    /// The name of the app.
    package let app: String
    /// Why blocks of the heap were not counted; nil if they were.
    package internal(set) var uncounted: String?
    /// The scenarios that ran, in order.
    package internal(set) var entries: [Entry] = []

    package var failures: [Entry] {
        entries.filter(\.outcome.isFailure)
    }

    package var passedCount: Int {
        entries.count { $0.outcome == .passed }
    }

    package var stepCount: Int {
        entries.map(\.scenario.stepCount).reduce(0, +)
    }
}
