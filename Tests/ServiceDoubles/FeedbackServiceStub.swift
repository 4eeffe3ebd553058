import Services

/// Takes feedback as the test tells it to.
package final class FeedbackServiceStub: FeedbackService {
    /// The calls to send a text.
    package let texts = ScriptedCalls<String, Void>()

    /// Makes a service that holds all calls.
    package init() {}

    /// Answers as `texts` says.
    package func send(_ text: String) async throws(ServiceError) {
        try await texts.ask(text)
    }
}
