import ArchitectureRules
import Output

extension StepQuestion {
    /// Questions on one step that a learner can answer by thinking, grouped by kind.
    ///
    /// - Parameter steps: What each architecture did in the step.
    package static func all(
        on steps: [(architecture: String, step: Trace.Step)]
    ) -> [[StepQuestion]] {
        [
            callsOfServices(in: steps),
            steps.compactMap { whoEnables(in: $1, of: $0) },
            steps.compactMap { whoseText(in: $1, of: $0) },
            steps.map { roles(in: $1.messages, of: $0, choices: choices(in: $1, of: $0)) }
                .filter { $0.choices.count > 1 && !$0.answer.isEmpty },
            steps.flatMap { senders(in: $1, of: $0) },
        ].filter { !$0.isEmpty }
    }

    private static func callsOfServices(
        in steps: [(architecture: String, step: Trace.Step)]
    ) -> [StepQuestion] {
        let calls = steps.map { architecture, step in
            (architecture, step.messages.filter { $0.call.type.hasSuffix("Service") })
        }
        guard !calls.contains(where: \.1.isEmpty), let first = steps.first else { return [] }
        let chain = first.step.calls.chain { $0.type.hasSuffix("Service") }
        return [
            StepQuestion(
                text: "In which of them does the view controller call the service?",
                choices: calls.map(\.0),
                answer: calls.filter { $1.contains { $0.sender.role == .viewController } }
                    .map(\.0),
                proof: chain.dropLast().last.flatMap {
                    Proof(of: $0, in: first.step, of: first.architecture)
                })
        ]
    }

    private static func whoEnables(in step: Trace.Step, of architecture: String) -> StepQuestion? {
        let chain = step.calls.chain { $0.function == "Control.isEnabled.setter" }
        let control = chain.last?.target ?? "the control"
        return question(
            "Who decides in \(architecture) whether `\(control)` is enabled?", in: step,
            of: architecture, answer: chain.last { $0.participant == chain.decider })
    }

    private static func whoseText(in step: Trace.Step, of architecture: String) -> StepQuestion? {
        let chain = step.calls.chain { $0.function == "ViewController.showToast(_:)" }
        // A view controller that only shows the text gets it from another role.
        let other = chain.last {
            ![.appearance, .contracts, nil].contains($0.participant.concern)
        }
        return question(
            "Who chooses the text of the toast in \(architecture)?", in: step, of: architecture,
            answer: other ?? chain.last { $0.participant.role != nil })
    }

    /// Returns nil if there is no answer, or only one choice.
    private static func question(
        _ text: String, in step: Trace.Step, of architecture: String, answer call: RecordedCall?
    ) -> StepQuestion? {
        let choices = choices(in: step, of: architecture)
        guard let call, let answer = call.participant.role, choices.count > 1 else { return nil }
        return StepQuestion(
            text: text, choices: choices, answer: [answer.rawValue],
            proof: Proof(of: call, in: step, of: architecture))
    }

    /// The roles of an architecture that can be right: those with code that it has by its rules, and those that take part.
    private static func choices(in step: Trace.Step, of architecture: String) -> [String] {
        let rules = Structure.roles[architecture, default: []].filter { !$0.onlyDeclares }
            .map(\.rawValue)
        return (rules + step.messages.roles).uniqued().inOrder
    }

    /// The maximum number of choices. More would need patience instead of thought.
    private static let mostChoices = 6

    /// A question for each participant that gets a message from others than the person: who calls the last of its
    /// functions that runs?
    private static func senders(in step: Trace.Step, of architecture: String) -> [StepQuestion] {
        let messages = step.messages
        let asked = messages.filter { $0.sender != .person }
        let names = messages.flatMap { [$0.sender.name, $0.receiver.name] }.uniqued()
        var receivers: Set<Participant> = []
        let last = asked.reversed().filter { receivers.insert($0.receiver).inserted }
        return last.map(\.call).map { call in
            let function = call.function
            let senders = asked.filter { $0.call.function == function }.map(\.sender.name)
                .uniqued()
            let others = names.filter { !senders.contains($0) }
            return StepQuestion(
                text: "Who \(function.phrase) in \(architecture)?",
                choices: (senders + others.prefix(max(0, mostChoices - senders.count))).inOrder,
                answer: senders.inOrder, proof: Proof(of: call, in: step, of: architecture))
        }
    }
}

extension StepQuestion.Proof {
    fileprivate init?(of call: RecordedCall, in step: Trace.Step, of architecture: String) {
        guard let place = step.calls.entries.firstIndex(of: call.entry.index) else { return nil }
        self.init(architecture: architecture, call: place)
    }
}

extension [RecordedCall] {
    /// The calls that led to the last wanted call, and this call.
    fileprivate func chain(to isWanted: (RecordedCall) -> Bool) -> [RecordedCall] {
        for call in reversed() {
            let inner = call.calls.chain(to: isWanted)
            if !inner.isEmpty || isWanted(call) { return [call] + inner }
        }
        return []
    }
}

extension String {
    /// Words for a call of the function with this name, such as `calls` or `sets`.
    fileprivate var phrase: String {
        let setters = [".setter", ".willSet", ".didSet"]
        return setters.first(where: hasSuffix).map { "sets `\(dropLast($0.count))`" }
            ?? "calls `\(self)`"
    }
}
