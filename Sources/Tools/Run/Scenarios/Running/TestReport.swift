import Output

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

        init(_ entry: SuiteResult.Entry) {
            var failed: ScenarioOutcome.Failure?
            if case .failed(let failure) = entry.outcome { failed = failure }
            let leaks = entry.outcome.leaks
            name = entry.scenario.fullName
            location = entry.scenario.place
            passed = entry.outcome == .passed
            pending = entry.outcome == .pending
            expected = failed?.expected.printable
            seen = failed?.seen.printable
            self.leaks = leaks.isEmpty ? nil : leaks.map(\.description.printable)
            leaked = leaks.isEmpty ? nil : leaks.map(\.object.printable)
            failure = entry.outcome.explanation
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
    }

    package let suites: [Suite]
    package let failed: Int
    package let pending: Int
    package let passed: Int

    package init(_ results: [SuiteResult]) {
        suites = results.map { result in
            Suite(
                name: result.app, uncounted: result.uncounted, cases: result.entries.map(Case.init),
                failed: result.failures.count,
                pending: result.entries.count { $0.outcome == .pending })
        }
        failed = suites.map(\.failed).reduce(0, +)
        pending = suites.map(\.pending).reduce(0, +)
        passed = results.map(\.passedCount).reduce(0, +)
    }
}
