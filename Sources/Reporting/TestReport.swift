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
        /// Why it failed; nil if it passed.
        public let failure: String?

        /// Makes the record of one test.
        public init(name: String, location: String, failure: String?) {
            self.name = name
            self.location = location
            self.failure = failure
            passed = failure == nil
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

        /// Makes the record of a suite.
        public init(name: String, cases: [Case]) {
            self.name = name
            self.cases = cases
            failed = cases.count { !$0.passed }
        }
    }

    /// The suites, in the order they ran.
    public let suites: [Suite]

    /// How many tests failed.
    public let failed: Int

    /// How many tests passed.
    public let passed: Int

    /// Makes a report.
    public init(suites: [Suite]) {
        self.suites = suites
        failed = suites.map(\.failed).reduce(0, +)
        passed = suites.map(\.cases.count).reduce(0, +) - failed
    }
}
