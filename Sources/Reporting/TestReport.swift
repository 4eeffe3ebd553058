/// What a run of tests came to, ready to be written in a form that other tools read.
public struct TestReport: Encodable, Sendable {
    /// One test.
    public struct Case: Encodable, Sendable {
        /// What it tests.
        public let name: String
        /// Where it stands: a file and a line.
        public let location: String
        /// Whether it passed.
        public let passed: Bool
        /// Whether there was nothing to test.
        public let pending: Bool
        /// Why it failed; nil if it passed.
        public let failure: String?
        /// How long it took. Left out of JSON, so that equal results give equal files.
        let duration: Duration?

        /// Makes the record of one test.
        public init(
            name: String, location: String, failure: String?, isPending: Bool = false,
            duration: Duration? = nil
        ) {
            self.name = name
            self.location = location
            self.failure = failure
            self.duration = duration
            pending = isPending
            passed = failure == nil && !isPending
        }

        private enum CodingKeys: CodingKey {
            case name, location, passed, pending, failure
        }
    }

    /// Tests that belong together.
    public struct Suite: Encodable, Sendable {
        /// What they have in common.
        public let name: String
        /// The tests, in the order they ran.
        public let cases: [Case]

        /// How many of its tests failed.
        public let failed: Int
        /// How many of its tests had nothing to test.
        public let pending: Int

        /// Makes the record of a suite.
        public init(name: String, cases: [Case]) {
            self.name = name
            self.cases = cases
            failed = cases.count { $0.failure != nil }
            pending = cases.count(where: \.pending)
        }
    }

    /// The suites, in the order they ran.
    public let suites: [Suite]

    /// How many tests failed.
    public let failed: Int

    /// How many tests had nothing to test.
    public let pending: Int

    /// How many tests passed.
    public let passed: Int

    /// Makes a report.
    public init(suites: [Suite]) {
        self.suites = suites
        failed = suites.map(\.failed).reduce(0, +)
        pending = suites.map(\.pending).reduce(0, +)
        passed = suites.map(\.cases.count).reduce(0, +) - failed - pending
    }
}
