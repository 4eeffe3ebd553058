/// How a run of scenarios on one app went.
public struct SuiteResult: Sendable {
    /// One scenario and how it went.
    public struct Entry: Sendable {
        /// The scenario.
        public let scenario: RunnableScenario
        /// How it went.
        public let outcome: ScenarioOutcome
    }

    /// What the app is called.
    public let app: String
    /// The scenarios, in the order they ran.
    public internal(set) var entries: [Entry] = []

    init(app: String) {
        self.app = app
    }

    /// Those that failed or leaked.
    public var failures: [Entry] {
        entries.filter { $0.outcome != .passed }
    }

    /// How many steps there are in all.
    public var stepCount: Int {
        entries.map(\.scenario.stepCount).reduce(0, +)
    }
}
