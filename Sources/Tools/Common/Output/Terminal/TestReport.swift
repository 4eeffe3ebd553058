/// The results of a run of tests, for tools.
package struct TestReport: Encodable, Sendable {
    package struct Case: Encodable, Sendable {
        let name: String
        /// A file and a line.
        let location: String
        let passed: Bool
        /// Whether there was nothing to test.
        let pending: Bool
        /// Whether all of it succeeded but something outlived it; nil if not, so that it is left out of JSON.
        let leaked: Bool?
        /// Why it failed; nil if it did not.
        let failure: String?

        package init(
            name: String, location: String, failure: String?, isPending: Bool = false,
            hasLeaked: Bool = false
        ) {
            self.name = name
            self.location = location
            self.failure = failure
            pending = isPending
            passed = failure == nil && !isPending
            leaked = hasLeaked ? true : nil
        }
    }

    package struct Suite: Encodable, Sendable {
        let name: String
        let cases: [Case]
        let failed: Int
        let pending: Int

        package init(name: String, cases: [Case]) {
            self.name = name
            self.cases = cases
            failed = cases.count { $0.failure != nil }
            pending = cases.count(where: \.pending)
        }
    }

    let suites: [Suite]
    package let failed: Int
    package let pending: Int
    package let passed: Int

    package init(suites: [Suite]) {
        self.suites = suites
        failed = suites.map(\.failed).reduce(0, +)
        pending = suites.map(\.pending).reduce(0, +)
        passed = suites.map(\.cases.count).reduce(0, +) - failed - pending
    }
}
