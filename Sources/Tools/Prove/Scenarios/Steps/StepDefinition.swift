import Console
import Gherkin
import PocketUI

/// Phrases of one kind.
package struct StepGroup: Sendable {
    /// Who or what acts in these steps; `outcome` for checks.
    package enum Kind: String, Encodable, Sendable {
        case server, person, outcome
    }

    package let kind: Kind
    package let title: String
    package let definitions: [StepDefinition]
}

/// A phrase that steps can use, and its action.
package struct StepDefinition: Sendable {
    typealias Action = @MainActor @Sendable (World, StepInput) async throws -> Void
    /// An action that waits for nothing.
    typealias Act = @MainActor @Sendable (World, StepInput) throws -> Void

    /// The phrase with example values.
    package let phrase: String
    /// A note in addition to the phrase; may be empty.
    package let remark: String
    /// Whether the step needs a table below it.
    package let takesTable: Bool
    /// Whether the last text of the phrase may be a list.
    let takesList: Bool
    let action: Action
    /// The action without `async`, so that it can be timed; nil if it has to wait.
    let act: Act?

    init(
        _ phrase: String, _ remark: String = "", takesTable: Bool = false,
        takesList: Bool = false, act: Act? = nil, waiting action: @escaping Action
    ) {
        self.phrase = phrase
        self.remark = remark
        self.takesTable = takesTable
        self.takesList = takesList
        self.action = action
        self.act = act
    }

    init(
        _ phrase: String, _ remark: String = "", takesTable: Bool = false,
        takesList: Bool = false, act: @escaping Act
    ) {
        self.init(
            phrase, remark, takesTable: takesTable, takesList: takesList, act: act,
            waiting: { world, input in try act(world, input) })
    }
}

/// A step with the definition of its phrase and the values in its text.
package struct BoundStep: Sendable {
    let step: Step
    let definition: StepDefinition
    let input: StepInput
}

/// Why a step failed.
package struct StepFailure: Error, Equatable {
    /// What is expected of a step that the person cannot do.
    package static let possible = "a step that the person can do"

    package let expected: String
    package let seen: String

    init(expected: String, seen: String) {
        self.expected = expected
        self.seen = seen
    }

    /// The failure of a step that has thrown an error. If that is no `StepFailure`, it says what a person could not do.
    init(_ error: any Error) {
        let impossible = StepFailure(
            expected: Self.possible, seen: "\(error)" + (error as? PersonError).advice)
        self = error as? StepFailure ?? impossible
    }
}

extension PersonError? {
    /// The name that was probably meant by a misspelt one, as a question.
    fileprivate var advice: String {
        guard case .notVisible(let name, _, let others) = self,
            let meant = others.closest(to: name)
        else { return "" }
        return "; did you mean \(meant.quotedOnOneLine)?"
    }
}
