import Services

/// Takes feedback as the test tells it to.
public final class FeedbackServiceStub: FeedbackService {
    /// The calls to send a text.
    public let texts = ScriptedCalls<String, Void>()

    /// Makes a service that holds all calls.
    public init() {}

    /// Answers as `texts` says.
    public func send(_ text: String) async throws(ServiceError) {
        try await texts.ask(text)
    }
}
