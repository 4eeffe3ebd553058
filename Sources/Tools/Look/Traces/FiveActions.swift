/// The five actions of a person that the report draws.
package enum FiveActions {
    package static let scenario = "Five actions"

    package static let feature = """
        Feature: The tour
          Scenario: \(scenario)
            Given the server has 3 articles
            And the app is launched
            When \(typing)
            And I type "lovelace" into "Password"
            And \(logIn)
            And \(refresh)
            And \(search)
            And I type "Well done." into "Feedback"
            And \(send)
        """

    /// The actions, in the order of the scenario. Its other steps prepare them.
    package static let steps = [typing, logIn, refresh, search, send]

    package static let logIn = #"I tap "Log in""#
    private static let typing = #"I type "ada" into "Username""#
    private static let refresh = "I pull to refresh"
    private static let search = #"I type "A" into "Search""#
    private static let send = #"I tap "Send""#
}
