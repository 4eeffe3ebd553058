import Testing

@testable import Traces

@Suite("Questions on a step")
struct StepQuestionTests {
    private static func call(
        _ participant: String, _ function: String, _ calls: [RecordedCall] = []
    ) -> RecordedCall {
        RecordedCall(
            participant: participant == "Person" ? .person : Participant(participant),
            module: "MVP", function: function, place: nil, calls: calls)
    }

    private static func step(_ calls: [RecordedCall]) -> Trace.Step {
        var number = 0
        return Trace.Step(text: "", calls: numbered([call("Person", "tap", calls)], from: &number))
    }

    private static func numbered(
        _ calls: [RecordedCall], from number: inout Int
    ) -> [RecordedCall] {
        calls.map { call in
            var call = call
            // The recording has entries that are not shown.
            call.entry = RecordedCall.Entry(index: number * 2)
            number += 1
            call.calls = numbered(call.calls, from: &number)
            return call
        }
    }

    private static let disable = RecordedCall(
        participant: Participant("PocketUI", group: .toolkit), module: "PocketUI", type: "Control",
        function: "Control.isEnabled.setter", place: nil,
        site: RecordedCall.Site(lines: [1], receiver: "sendButton"))
    private static let toast = RecordedCall(
        participant: Participant("PocketUI", group: .toolkit), module: "PocketUI",
        type: "ViewController", function: "ViewController.showToast(_:)", place: nil)
    private static let send = RecordedCall(
        participant: Participant("Services", group: .services), module: "Services",
        type: "RemoteFeedbackService", function: "RemoteFeedbackService.send(_:)", place: nil)

    private static let push = RecordedCall(
        participant: Participant("PocketUI", group: .toolkit), module: "PocketUI",
        type: "NavigationController", function: "NavigationController.pushViewController(_:)",
        place: nil)

    private static func asked(
        _ architecture: String, _ calls: [RecordedCall],
        cancelled: [(request: String, by: RecordedCall)] = []
    ) -> AskedStep {
        let step = step(calls)
        return AskedStep(
            step, of: architecture, chain: { path(to: $0, in: step.calls) }, cancelled: cancelled)
    }

    private static func path(to entry: Int, in calls: [RecordedCall]) -> [RecordedCall] {
        guard let call = calls.last(where: { $0.entry.index <= entry }) else { return [] }
        return [call] + path(to: entry, in: call.calls)
    }

    private static let keep = RecordedCall(
        participant: Participant("Services", group: .services), module: "Services",
        type: "WaitingLink", function: "WaitingLink.replace(with:)", place: nil)

    private static let mvp = call(
        "ViewController", "didTap()",
        [
            call(
                "Presenter", "submit()",
                [
                    send, call("ViewController", "disable()", [disable]), toast,
                    call("ViewController", "push()", [push]),
                ])
        ])
    private static let viper = call(
        "Presenter", "didTap()",
        [
            call(
                "Interactor", "submit()",
                [
                    send, keep, call("Presenter", "disable()", [disable]),
                    call("Presenter", "didSend()", [toast]),
                ]), call("Wireframe", "push()", [push]),
        ])

    private let questions = StepQuestion.all(on: [
        asked("MVC", [call("ViewController", "submit()", [disable, send, toast, push])]),
        asked("MVP", [mvp]),
        asked("VIPER", [viper], cancelled: [("POST /a", call("Interactor", "deinit"))]),
    ])

    @Test("They can be answered by thinking, and the recording says what is right")
    func all() {
        // With its type, because the compiler takes a second to find it.
        let texts: [[String]] = [
            ["In which of them does the view controller call the service?"],
            ["MVP", "VIPER"].map { "Who decides in \($0) whether `sendButton` is enabled?" },
            ["MVP", "VIPER"].map { "Who decides in \($0) that another screen is shown?" },
            ["MVP", "VIPER"].map { "Who chooses the text of the toast in \($0)?" },
            ["Who keeps the link in VIPER?"],
            ["Who cancels `POST /a` in VIPER?"],
        ]
        #expect(questions.prefix(6).map { $0.map(\.text) } == texts)
        #expect(
            questions.prefix(7).map { $0.map(\.answer) } == [
                [["MVC"]], [["Presenter"], ["Interactor"]],
                [["Presenter"], ["Presenter"]],
                [["Presenter"], ["Presenter"]], [["Interactor"]], [["Interactor"]],
                [["ViewController", "Presenter"], ["Presenter", "Interactor", "Wireframe"]],
            ])
        #expect(questions[0][0].choices == ["MVC", "MVP", "VIPER"])
        #expect(questions[7].map(\.text).contains("Who calls `push()` in MVP?"))
        #expect(StepQuestion.all(on: [Self.asked("MVC", [])]).isEmpty)
        #expect(StepQuestion.all(on: []).isEmpty)
    }

    @Test(
        "The proof is the call that decides, with what it changed, or that calls the service; the life of a request has none"
    )
    func proof() {
        let proofs = questions.map { kind in
            kind.map { question in
                question.proof.map {
                    [$0.architecture, $0.call.map(String.init) ?? "requests", $0.property]
                        .compactMap(\.self).joined(separator: " ")
                }
            }
        }
        #expect(
            proofs.prefix(7) == [
                ["MVC 1"], ["MVP 2 isEnabled", "VIPER 2 isEnabled"],
                ["MVP 2 screens", "VIPER 1 screens"], ["MVP 2", "VIPER 7"], ["VIPER 2"],
                ["VIPER requests"],
                [nil, nil],
            ])
        let caller = questions[7].first { $0.text == "Who calls `push()` in MVP?" }
        #expect(caller?.proof == .init(architecture: "MVP", call: 7))
    }

    @Test("Only types of the architecture call what is asked about, and only they are on offer")
    func senders() {
        #expect(!questions[7].contains { ($0.choices + $0.answer).contains("PocketUI") })
        #expect(!questions[7].contains { $0.text.contains("didTap()") })
    }

    @Test("On offer are the roles of the architecture that can be right, and no others")
    func choices() {
        let choices = [
            ["ViewController", "Presenter"],
            ["ViewController", "Presenter", "Interactor", "Wireframe"],
        ]
        #expect(questions[1].map(\.choices) == choices)
        #expect(questions[6].map(\.choices) == choices)
    }

    @Test("Where there is only one role, its types are on offer, if there are two of them")
    func types() {
        let link = [Self.call("RootViewController", "open()", [Self.keep])]
        let asked = [
            Self.asked("MVC", [Self.call("LoginViewController", "log()", link)]),
            Self.asked("MVC", link),
        ]
        let questions = asked.map { StepQuestion.all(on: [$0]).joined().filter(\.takesOne) }
        #expect(questions[0].first?.choices == ["LoginViewController", "RootViewController"])
        #expect(questions[0].first?.answer == ["RootViewController"])
        #expect(questions[1].isEmpty)
    }

    @Test("A wireframe carries out what a presenter decides, which the one rule of the page says")
    func navigation() {
        #expect(questions[2].map(\.answer) == [["Presenter"], ["Presenter"]])
        let rule = "The rule of this page: of the roles"
        #expect(questions[2].allSatisfy { $0.rule?.hasPrefix(rule) == true })
    }

    @Test("A question with one answer says so, and one without a call that proves it has a rule")
    func rules() {
        #expect(
            questions.map { $0.allSatisfy(\.takesOne) } == [
                false, true, true, true, true, true, false, true,
            ])
        #expect(questions.joined().allSatisfy { $0.rule != nil || $0.proof?.call != nil })
    }
}
