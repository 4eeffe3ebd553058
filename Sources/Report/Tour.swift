import Anatomy

/// Five actions, followed through each architecture.
public struct Tour: Sendable {
    /// What the scenario is called that they are in.
    public static let name = "Five actions"

    /// A file with that scenario.
    public static let feature = """
        Feature: The tour
          Scenario: \(name)
            Given the server has 3 articles
            And the app is launched
            When I type "ada" into "Username"
            And I type "lovelace" into "Password"
            And I tap "Log in"
            And I pull to refresh
            And I type "A" into "Search"
            And I type "Well done." into "Feedback"
            And I tap "Send"
        """

    /// The steps that are shown, in order.
    static let actions = [
        #"I type "ada" into "Username""#, logIn, "I pull to refresh", #"I type "A" into "Search""#,
        #"I tap "Send""#,
    ]

    static let logIn = #"I tap "Log in""#

    /// What was recorded, by architecture; empty if nothing could be.
    let traces: [Trace]
    /// Why nothing was recorded; nil if something was.
    let obstacle: String?

    /// Takes what was recorded of the scenario.
    public init(_ traces: [Trace]) {
        self.traces = traces
        obstacle = nil
    }

    /// Says why nothing could be recorded.
    public init(failedWith obstacle: String) {
        traces = []
        self.obstacle = obstacle
    }

    /// What an architecture did in an action.
    func step(_ action: String, of architecture: String) -> Trace.Step? {
        traces.first { $0.architecture == architecture }?.steps.first { $0.text == action }
    }
}
