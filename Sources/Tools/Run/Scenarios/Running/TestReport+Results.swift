import Output

extension TestReport {
    /// The results of scenarios, for tools.
    package init(_ results: [SuiteResult]) {
        self.init(
            suites: results.map { result in
                TestReport.Suite(
                    name: result.app,
                    cases: result.entries.map { entry in
                        TestReport.Case(
                            name: entry.scenario.fullName, location: entry.scenario.place,
                            failure: entry.outcome.explanation,
                            isPending: entry.outcome == .pending,
                            hasLeaked: !entry.outcome.leaks.isEmpty, duration: entry.duration)
                    })
            })
    }
}
