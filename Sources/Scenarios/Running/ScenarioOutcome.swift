/// How a scenario went.
public enum ScenarioOutcome: Equatable, Sendable {
    /// Every step did, and nothing of the screens was left.
    case passed
    /// A step did not do what it says.
    case failed(Failure)
    /// All steps did, but these outlived their screens.
    case leaked([String])

    /// A step that did not do what it says.
    public struct Failure: Equatable, Sendable {
        /// Where the step stands.
        public let location: Location
        /// The step as written.
        public let step: String
        /// What it was to find.
        public let expected: String
        /// What it found.
        public let seen: String
        /// The whole screen at that moment, in plain text.
        public let screen: String
    }
}
