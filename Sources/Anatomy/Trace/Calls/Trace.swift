/// What one architecture did in a scenario.
package struct Trace: Codable, Equatable, Sendable {
    /// A step, and the calls it led to.
    package struct Step: Codable, Equatable, Sendable {
        /// The step as written, without its keyword.
        package let text: String
        /// The line it stands on.
        package let line: Int
        /// What ran, in order.
        package let calls: [RecordedCall]
        /// What the participants said to each other.
        package let messages: [Message]
        /// The number of messages, repeated ones included.
        package var messageCount: Int { messages.total }
        /// How many functions were entered that could not be kept; 0 but for steps of millions of calls.
        package let lost: Int

        /// Makes a step. Calls that are alike and follow each other are told once.
        package init(text: String, line: Int, calls: [RecordedCall], lost: Int = 0) {
            self.text = text
            self.line = line
            self.calls = calls.folded
            messages = self.calls.messages
            self.lost = lost
        }
    }

    /// Who did it.
    package let architecture: String
    /// The steps that ran.
    package let steps: [Step]
    /// Why the scenario did not pass; nil if it did.
    package let failure: String?

    /// Makes a trace.
    package init(architecture: String, steps: [Step], failure: String?) {
        self.architecture = architecture
        self.steps = steps
        self.failure = failure
    }
}
