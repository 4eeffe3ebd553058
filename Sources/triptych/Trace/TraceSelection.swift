import Scenarios

/// What a text on the command line asks to be traced: a scenario, or a step of one.
struct TraceSelection {
    let scenario: RunnableScenario
    /// Which scenario of its file it is, counted from 0.
    let index: Int
    /// Which step is meant, counted from 0; nil if all are.
    let step: Int?
    /// What there is to say of the choice; nil if it was the only one.
    let remark: String?

    /// Finds what is meant: the first scenario with just this step, or with this in its name, or with a
    /// step of the same phrase.
    init(_ text: String, among scenarios: [RunnableScenario]) throws(UsageError) {
        let stepText = Self.withoutKeyword(text)
        if let place = Self.firstStep(in: scenarios, where: { $0.step.text == stepText }) {
            self.init(scenarios, place.scenario, step: place.step)
            return
        }
        let named = scenarios.indices.filter { scenarios[$0].scenario.name.contains(text) }
        if let first = named.first {
            let exact = named.first { scenarios[$0].scenario.name == text } ?? first
            let name = scenarios[exact].scenario.name
            let remark =
                "\(named.count) scenarios have \"\(text)\" in their name; this is \"\(name)\""
            self.init(scenarios, exact, step: nil, remark: named.count > 1 ? remark : nil)
            return
        }
        guard let phrase = Vocabulary.standard.phrase(of: stepText),
            let place = Self.firstStep(in: scenarios, where: { $0.phrase == phrase })
        else { throw Self.nothing(text, among: scenarios) }
        let seen = scenarios[place.scenario].scenario.steps[place.step].text
        self.init(
            scenarios, place.scenario, step: place.step,
            remark: "no scenario has just this step; this is: \(seen)")
    }

    private init(
        _ scenarios: [RunnableScenario], _ place: Int, step: Int?, remark: String? = nil
    ) {
        scenario = scenarios[place]
        index = scenarios[..<place].count { $0.path == scenarios[place].path }
        self.step = step
        self.remark = remark
    }

    private static func firstStep(
        in scenarios: [RunnableScenario],
        where isWanted: ((step: Step, phrase: String)) -> Bool
    ) -> (scenario: Int, step: Int)? {
        for (index, scenario) in scenarios.enumerated() {
            let steps = Array(zip(scenario.scenario.steps, scenario.phrases))
            if let step = steps.firstIndex(where: { isWanted((step: $0.0, phrase: $0.1)) }) {
                return (index, step)
            }
        }
        return nil
    }

    private static func withoutKeyword(_ text: String) -> String {
        let keywords = ["Given ", "When ", "Then ", "And ", "But ", "* "]
        let keyword = keywords.first(where: text.hasPrefix) ?? ""
        return String(text.dropFirst(keyword.count))
    }

    private static func nothing(_ text: String, among scenarios: [RunnableScenario]) -> UsageError {
        UsageError(
            "of \(scenarios.count) scenarios none has \"\(text)\" in its name or as a step; "
                + "`triptych scenarios list` prints them with their steps")
    }
}
