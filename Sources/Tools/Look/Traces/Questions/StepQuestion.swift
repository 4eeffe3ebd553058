import ArchitectureRules
import Console

/// A question on what an architecture does in a step. Its answer comes from a recording.
package struct StepQuestion: Equatable, Encodable, Sendable {
    package let text: String
    /// The names on offer.
    package let choices: [String]
    /// All correct names.
    package let answer: [String]
    /// Whether there is only one correct answer.
    package internal(set) var takesOne = false
    /// The rule by which the answer is right, as a sentence; nil if the call that shows the answer says enough.
    package internal(set) var rule: String?
    /// The call that shows the answer; nil if no single one does.
    package internal(set) var proof: Proof?

    package struct Proof: Equatable, Encodable, Sendable {
        let architecture: String
        /// The position of the call among all of its step, in the order in which they began; nil if not the calls but the
        /// life of the requests shows the answer.
        let call: Int?
        /// The property of a screen whose last change the question is about, such as `isEnabled`; nil if it asks for something
        /// else.
        var property: String?
    }
}

extension StepQuestion {
    /// Questions on one step of all architectures that a learner can answer by thinking, grouped by kind.
    package static func all(on steps: [AskedStep]) -> [[StepQuestion]] {
        [
            callsOfServices(in: steps),
            steps.compactMap(\.whoEnables),
            steps.compactMap(\.whoNavigates),
            steps.compactMap(\.whoseText),
            steps.compactMap(\.whoKeepsLink),
            steps.flatMap(\.whoCancels),
            steps.compactMap(\.whichRoles),
            steps.flatMap(\.senders),
        ].filter { !$0.isEmpty }
    }

    private static func callsOfServices(in steps: [AskedStep]) -> [StepQuestion] {
        let calls = steps.map { asked in
            asked.step.messages.filter { $0.call.type.hasSuffix("Service") }
        }
        guard !calls.contains(where: \.isEmpty), let first = steps.first else { return [] }
        let callers = zip(steps, calls).filter { $1.contains { $0.sender.role == .viewController } }
        return [
            StepQuestion(
                text: "In which of them does the view controller call the service?",
                choices: steps.map(\.architecture), answer: callers.map(\.0.architecture),
                rule: "In the others, the view controller only passes on what the person did, "
                    + "and another role calls the service.",
                proof: calls[0].last.flatMap { first.caller(of: $0.call) }.flatMap(first.proof))
        ]
    }

    /// - Parameter choices: Roles that may take part.
    package static func roles(
        in messages: [Message], of architecture: String, choices: [String] = []
    ) -> StepQuestion {
        StepQuestion(
            text: "Which roles take part in \(architecture)?", choices: choices,
            answer: messages.roles,
            rule: "A role takes part if one of its types sends or gets a message in this step.")
    }
}

extension [Message] {
    /// The roles that send or get them.
    var roles: [String] {
        flatMap { [$0.sender.role, $0.receiver.role] }.compactMap { $0?.rawValue }.uniqued().inOrder
    }
}

extension [String] {
    var inOrder: [String] { sorted { (Role.order($0), $0) < (Role.order($1), $1) } }
}

extension String {
    /// A name as people spell it: `view controllers` is `ViewController`.
    package var spelling: String { lowercased().replacing(#/[^a-z0-9]|s$/#, with: "") }
}
