/// The results of scenarios, as JSON for tools.
package struct TestReport: Codable, Sendable {
    /// The result of a scenario. Values that are nil are left out of the JSON.
    package struct Case: Codable, Equatable, Sendable {
        package let name: String
        /// The place of the scenario, as `path:line`.
        package let location: String
        package let passed: Bool
        /// Whether the scenario has no steps.
        package let pending: Bool
        /// The expected and the seen text of the step that failed.
        package let expected: String?
        package let seen: String?
        /// The leaked objects, with those that hold them.
        package let leaks: [String]?
        /// The leaked objects, without those that hold them.
        package let leaked: [String]?
        /// The whole text of the failure.
        package let failure: String?

        package init(
            name: String, location: String, passed: Bool, pending: Bool, expected: String?,
            seen: String?, leaks: [String]?, leaked: [String]?, failure: String?
        ) {
            self.name = name
            self.location = location
            self.passed = passed
            self.pending = pending
            self.expected = expected
            self.seen = seen
            self.leaks = leaks
            self.leaked = leaked
            self.failure = failure
        }
    }

    /// The scenarios on one app.
    package struct Suite: Codable, Sendable {
        let name: String
        /// The reason why blocks of the heap were not counted; nil if they were.
        let uncounted: String?
        package let cases: [Case]
        let failed: Int
        let pending: Int

        package init(name: String, uncounted: String?, cases: [Case], failed: Int, pending: Int) {
            self.name = name
            self.uncounted = uncounted
            self.cases = cases
            self.failed = failed
            self.pending = pending
        }
    }

    package let suites: [Suite]
    package let failed: Int
    package let pending: Int
    package let passed: Int

    package init(_ suites: [Suite]) {
        self.suites = suites
        failed = suites.map(\.failed).reduce(0, +)
        pending = suites.map(\.pending).reduce(0, +)
        passed = suites.flatMap(\.cases).count(where: \.passed)
    }
}
