/// The five actions of a person that are traced wherever architectures are compared: the report draws them,
/// and the folklore counts their messages.
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

/// The number of messages of one action of a person.
package struct ActionMessages: Codable, Equatable, Sendable {
    package let action: String
    package let messages: Int
}

extension [Trace] {
    /// The messages of each of the five actions, by architecture.
    package var messagesOfFiveActions: [String: [ActionMessages]] {
        let counted = map { trace in
            let actions = FiveActions.steps.compactMap { action in
                trace.steps.first { $0.text == action }.map {
                    ActionMessages(action: action, messages: $0.messageCount)
                }
            }
            return (trace.architecture, actions)
        }
        return Dictionary(counted) { first, _ in first }
    }
}
