/// What one architecture did in a scenario.
public struct Trace: Codable, Equatable, Sendable {
    /// A step, and the calls it led to.
    public struct Step: Codable, Equatable, Sendable {
        /// The step as written, without its keyword.
        public let text: String
        /// The line it stands on.
        public let line: Int
        /// What ran, in order.
        public let calls: [RecordedCall]
        /// What the participants said to each other.
        public let messages: [Message]
        /// How many functions were entered that could not be kept; 0 but for steps of millions of calls.
        public let lost: Int

        /// Makes a step. Calls that are alike and follow each other are told once.
        public init(text: String, line: Int, calls: [RecordedCall], lost: Int = 0) {
            self.text = text
            self.line = line
            self.calls = calls.folded
            messages = self.calls.messages
            self.lost = lost
        }
    }

    /// Who did it.
    public let architecture: String
    /// The steps that ran.
    public let steps: [Step]
    /// Why the scenario did not pass; nil if it did.
    public let failure: String?

    /// Makes a trace.
    public init(architecture: String, steps: [Step], failure: String?) {
        self.architecture = architecture
        self.steps = steps
        self.failure = failure
    }
}
