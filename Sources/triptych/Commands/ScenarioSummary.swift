import Reporting
import Scenarios

/// What the results of several architectures come to.
struct ScenarioSummary {
    private let results: [SuiteResult]

    init(_ results: [SuiteResult]) {
        self.results = results
    }

    /// Features by architectures; a cell says how many scenarios passed.
    func table(width: Int?) -> String {
        var table = Table(
            columns: [Table.Column("Feature"), Table.Column("Scenarios", .right)]
                + results.map { Table.Column($0.app, .right) })
        for feature in features {
            let entries = results.map { $0.entries.filter { $0.scenario.feature == feature } }
            table.add([feature, String(entries.first?.count ?? 0)] + entries.map(cell))
        }
        table.add(
            ["all", String(results.first?.entries.count ?? 0)] + results.map { cell($0.entries) })
        return table.rendered(width: width)
    }

    /// Each failure in full.
    func failures(on terminal: Terminal) -> [String] {
        results.flatMap { result in
            result.failures.map { entry in
                let scenario = entry.scenario
                let title = "\(result.app): \(scenario.scenario.name) (\(scenario.place))"
                return terminal.styled("FAILED ", .red) + title + "\n"
                    + (entry.outcome.explanation ?? "")
            }
        }
    }

    /// The results in a form that can be written to files.
    var report: TestReport {
        TestReport(
            suites: results.map { result in
                TestReport.Suite(
                    name: result.app,
                    cases: result.entries.map { entry in
                        TestReport.Case(
                            name: "\(entry.scenario.feature): \(entry.scenario.scenario.name)",
                            location: entry.scenario.place, failure: entry.outcome.explanation)
                    })
            })
    }

    /// The features, in the order they ran.
    private var features: [String] {
        (results.first?.entries ?? []).map(\.scenario.feature).uniqued()
    }

    private func cell(_ entries: [SuiteResult.Entry]) -> String {
        let failed = entries.count { $0.outcome != .passed }
        return failed == 0 ? "\(entries.count)" : "\(failed) FAILED"
    }
}
