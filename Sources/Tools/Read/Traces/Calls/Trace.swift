package struct Trace: Codable, Equatable, Sendable {
    /// A step, and the calls it led to.
    package struct Step: Codable, Equatable, Sendable {
        /// The step as written, without its keyword.
        package let text: String
        let line: Int
        package let calls: [RecordedCall]
        package let messages: [Message]
        package var messageCount: Int { messages.total }
        /// The calls beyond the capacity of the recorder.
        package let lost: Int

        package init(text: String, line: Int, calls: [RecordedCall], lost: Int = 0) {
            self.text = text
            self.line = line
            self.calls = calls.folded
            messages = self.calls.messages
            self.lost = lost
        }
    }

    package let architecture: String
    package let steps: [Step]
    /// The reason of a failure; nil if the scenario passed.
    package let failure: String?

    package init(architecture: String, steps: [Step], failure: String?) {
        self.architecture = architecture
        self.steps = steps
        self.failure = failure
    }
}
