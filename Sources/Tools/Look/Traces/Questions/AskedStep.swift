import ArchitectureRules
import Console

/// What an architecture did in a step that a learner is asked about.
package struct AskedStep {
    let architecture: String
    package let step: Trace.Step
    /// The calls that led to an entry of the recording, beginning with the event.
    private let chain: (Int) -> [RecordedCall]
    /// The requests that the architecture cancelled, each with the call of its own code that did it.
    private let cancelled: [(request: String, by: RecordedCall)]

    package init(
        _ step: Trace.Step, of architecture: String, chain: @escaping (Int) -> [RecordedCall],
        cancelled: [(request: String, by: RecordedCall)] = []
    ) {
        self.architecture = architecture
        self.step = step
        self.chain = chain
        self.cancelled = cancelled
    }

    var whoEnables: StepQuestion? {
        guard let change = last("Control.isEnabled.setter") else { return nil }
        return whoDecides(
            "whether `\(change.target ?? "the control")` is enabled", by: change, of: "isEnabled")
    }

    /// Asks who decides that there is another screen, because a coordinator or a wireframe may choose which one that is.
    var whoNavigates: StepQuestion? {
        let change = last(
            "NavigationController.pushViewController(_:)",
            "NavigationController.popViewController()",
            "NavigationController.setViewControllers(_:)")
        return change.flatMap { whoDecides("that another screen is shown", by: $0, of: "screens") }
    }

    var whoseText: StepQuestion? {
        guard let toast = last("ViewController.showToast(_:)") else { return nil }
        let chain = chain(toast.entry.index)
        // A view controller that only shows the text gets it from another role.
        let other = chain.last {
            ![.appearance, .contracts, nil].contains($0.participant.concern)
        }
        return question(
            "Who chooses the text of the toast in \(architecture)?",
            answer: other ?? chain.last { $0.participant.role != nil },
            rule: "The role that chooses a text passes it on. A view that gets it only shows it.")
    }

    var whoKeepsLink: StepQuestion? {
        guard let change = last("WaitingLink.replace(with:)") else { return nil }
        return question(
            "Who keeps the link in \(architecture)?", answer: caller(of: change),
            rule: "The object that has the link as a property keeps it. The others only pass it on."
        )
    }

    var whoCancels: [StepQuestion] {
        cancelled.compactMap { request, call in
            question(
                "Who cancels `\(request)` in \(architecture)?", answer: call,
                rule:
                    "A task sends the request and waits for the answer. A LatestTask keeps one task "
                    + "for its owner, and cancels it when the owner starts another, or is released.",
                proof: StepQuestion.Proof(architecture: architecture, call: nil))
        }
    }

    var whichRoles: StepQuestion? {
        let question = StepQuestion.roles(in: step.messages, of: architecture, choices: choices)
        return question.choices.count > 1 && !question.answer.isEmpty ? question : nil
    }

    /// The maximum number of choices. More would need patience instead of thought.
    private static let mostChoices = 6

    /// A question for each participant that gets a message from a type of the architecture: who calls the last of its
    /// functions that runs?
    var senders: [StepQuestion] {
        let messages = step.messages.filter { $0.sender != .person }
        let types = messages.flatMap { [$0.sender, $0.receiver] }.uniqued()
            .filter { $0.group == .architecture }
        var receivers: Set<Participant> = []
        let last = messages.reversed().filter { receivers.insert($0.receiver).inserted }
        return last.map(\.call).compactMap { call in
            let senders = messages.filter { $0.call.function == call.function }.map(\.sender)
                .uniqued()
            let others = types.filter { !senders.contains($0) }
                .prefix(max(0, Self.mostChoices - senders.count))
            guard senders.allSatisfy(types.contains), !others.isEmpty else { return nil }
            return StepQuestion(
                text: "Who \(call.function.phrase) in \(architecture)?",
                choices: (senders + others).map(\.name).inOrder,
                answer: senders.map(\.name).inOrder, takesOne: senders.count == 1,
                proof: proof(of: call))
        }
    }

    func caller(of call: RecordedCall) -> RecordedCall? {
        chain(call.entry.index).last { $0.calls.map(\.entry.index).contains(call.entry.index) }
    }

    func proof(of call: RecordedCall) -> StepQuestion.Proof? {
        step.calls.entries.firstIndex(of: call.entry.index).map {
            StepQuestion.Proof(architecture: architecture, call: $0)
        }
    }

    /// - Parameters:
    ///   - change: The call that changed the screen.
    ///   - property: What it changed.
    private func whoDecides(
        _ what: String, by change: RecordedCall, of property: String
    ) -> StepQuestion? {
        let chain = chain(change.entry.index)
        var question = question(
            "Who decides in \(architecture) \(what)?",
            answer: chain.last { $0.participant == chain.decider },
            rule: "The rule of this page: of the roles from the event to the change, the one "
                + "furthest from the views decides. Business logic is furthest, then presentation, "
                + "then navigation.")
        question?.proof?.property = property
        return question
    }

    /// Returns nil if there is no answer, or only one choice.
    private func question(
        _ text: String, answer call: RecordedCall?, rule: String, proof: StepQuestion.Proof? = nil
    ) -> StepQuestion? {
        guard let call, let role = call.participant.role else { return nil }
        // Where there is only one role, a learner chooses among its types.
        let (choices, answer) =
            choices.count > 1 ? (choices, role.rawValue) : (types, call.participant.name)
        guard choices.count > 1 else { return nil }
        return StepQuestion(
            text: text, choices: choices, answer: [answer], takesOne: true, rule: rule,
            proof: proof ?? self.proof(of: call))
    }

    /// The names of the types of the architecture that take part.
    private var types: [String] {
        step.messages.flatMap { [$0.sender, $0.receiver] }.filter { $0.group == .architecture }
            .map(\.name).uniqued().sorted()
    }

    /// The roles of an architecture that can be right: those with code that it has by its rules, and those that take part.
    private var choices: [String] {
        let rules = Structure.roles[architecture, default: []].filter { !$0.onlyDeclares }
            .map(\.rawValue)
        return (rules + step.messages.roles).uniqued().inOrder
    }

    /// The last call of one of these functions, in the order in which the calls began.
    private func last(_ functions: String...) -> RecordedCall? {
        step.calls.lastInTree { functions.contains($0.function) }
    }
}

extension [RecordedCall] {
    fileprivate func lastInTree(where isWanted: (RecordedCall) -> Bool) -> RecordedCall? {
        for call in reversed() {
            if let inner = call.calls.lastInTree(where: isWanted) { return inner }
            if isWanted(call) { return call }
        }
        return nil
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
