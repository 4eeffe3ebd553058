import ArchitectureRules
import Output

/// A question on what an architecture does in a step. Its answer comes from a recording.
package struct StepQuestion: Equatable, Encodable, Sendable {
    package let text: String
    /// What can be chosen; empty if a number is asked for.
    package let choices: [String]
    /// All that is right: names, or one number.
    package let answer: [String]

    /// Whether it is answered with all that is right, and nothing else.
    package func isAnswered(by given: some Sequence<String>) -> Bool {
        Set(given.map(\.spelling)) == Set(answer.map(\.spelling))
    }
}

extension StepQuestion {
    /// - Parameter choices: Roles that may take part.
    package static func roles(
        in messages: [Message], of architecture: String, choices: [String] = []
    ) -> StepQuestion {
        StepQuestion(
            text: "Which roles take part in \(architecture)?", choices: choices,
            answer: messages.roles)
    }

    package static func number(
        of messages: [Message], of architecture: String
    ) -> StepQuestion {
        StepQuestion(
            text: "How many messages does \(architecture) send?", choices: [],
            answer: ["\(messages.total)"])
    }

    /// A question for each that gets a message, but not from the person: who calls the last function of it that runs.
    static func senders(
        in messages: [Message], of architecture: String, choices: [String]
    ) -> [StepQuestion] {
        let asked = messages.filter { $0.sender != .person }
        var receivers: Set<Participant> = []
        let last = asked.reversed().filter { receivers.insert($0.receiver).inserted }
        return last.map(\.call.function).map { function in
            let senders = asked.filter { $0.call.function == function }.map(\.sender.name)
            return StepQuestion(
                text: "Who \(function.phrase) in \(architecture)?", choices: choices,
                answer: senders.uniqued().inOrder)
        }
    }

    /// The questions on one step, by their kind.
    ///
    /// - Parameter steps: What each architecture did in it.
    package static func all(
        on steps: [(architecture: String, step: Trace.Step)]
    ) -> [[StepQuestion]] {
        let messages = steps.flatMap(\.step.messages)
        let roles = messages.roles
        let names = messages.flatMap { [$0.sender.name, $0.receiver.name] }.uniqued().inOrder
        return [
            steps.map { Self.roles(in: $1.messages, of: $0, choices: roles) }
                .filter { !$0.answer.isEmpty },
            steps.flatMap { senders(in: $1.messages, of: $0, choices: names) },
            steps.map { number(of: $1.messages, of: $0) },
        ].filter { !$0.isEmpty && !messages.isEmpty }
    }
}

extension [Message] {
    /// The roles that send or get them.
    fileprivate var roles: [String] {
        flatMap { [$0.sender.role, $0.receiver.role] }.compactMap { $0?.rawValue }.uniqued().inOrder
    }
}

extension [String] {
    fileprivate var inOrder: [String] { sorted { (Role.order($0), $0) < (Role.order($1), $1) } }
}

extension String {
    /// A name as people spell it: `view controllers` is `ViewController`.
    package var spelling: String { lowercased().replacing(#/[^a-z0-9]|s$/#, with: "") }

    /// What somebody does who calls the function of this name.
    fileprivate var phrase: String {
        let setters = [".setter", ".willSet", ".didSet"]
        return setters.first(where: hasSuffix).map { "sets `\(dropLast($0.count))`" }
            ?? "calls `\(self)`"
    }
}
