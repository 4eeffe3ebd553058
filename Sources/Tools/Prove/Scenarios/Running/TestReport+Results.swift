import Console
import Gherkin

extension TestReport {
    package init(_ results: [SuiteResult]) {
        self.init(
            results.map { result in
                Suite(
                    name: result.app, uncounted: result.uncounted,
                    cases: result.entries.map(Case.init), failed: result.failures.count,
                    pending: result.entries.count { $0.outcome == .pending })
            })
    }
}

extension TestReport.Case {
    fileprivate init(_ entry: SuiteResult.Entry) {
        var failed: ScenarioOutcome.Failure?
        if case .failed(let failure) = entry.outcome { failed = failure }
        let leaks = entry.outcome.leaks
        self.init(
            name: entry.scenario.fullName, location: entry.scenario.place,
            passed: entry.outcome == .passed, pending: entry.outcome == .pending,
            expected: failed?.expected.printable, seen: failed?.seen.printable,
            leaks: leaks.isEmpty ? nil : leaks.map(\.description.printable),
            leaked: leaks.isEmpty ? nil : leaks.map(\.object.printable),
            failure: entry.outcome.explanation)
    }
}
