import Reporting
import Scenarios

/// The results of several architectures, side by side.
struct ScenarioSummary {
    private let results: [SuiteResult]

    init(_ results: [SuiteResult]) {
        self.results = results
    }

    /// Features by architectures; a cell has the number of scenarios that passed.
    func table(width: Int?) -> String {
        var table = Table(
            columns: [Table.Column("Feature"), Table.Column("Scenarios", .right)]
                + results.map { Table.Column($0.app, .right) })
        for feature in features {
            let entries = results.map { $0.entries.filter { $0.scenario.feature == feature } }
            table.add(
                [feature.printable, String(entries.first?.count ?? 0)] + entries.map(cell))
        }
        table.add(
            ["all", String(results.first?.entries.count ?? 0)] + results.map { cell($0.entries) })
        return table.rendered(width: width)
    }

    /// Each failure in full; one that several architectures share is there once, with their names.
    func failures(on terminal: Terminal) -> [String] {
        var failures: [Failure: [String]] = [:]
        var order: [Failure] = []
        for result in results {
            for entry in result.failures {
                let failure = Failure(entry)
                if failures[failure] == nil { order.append(failure) }
                failures[failure, default: []].append(result.app)
            }
        }
        return order.map { failure in
            let apps = failures[failure, default: []].joined(separator: ", ")
            return terminal.styled("FAILED ", .red) + "\(apps): \(failure.title)\n"
                + failure.explanation
        }
    }

    /// The scenarios without steps.
    func pending(on terminal: Terminal) -> [String] {
        (results.first?.entries ?? []).filter { $0.outcome == .pending }.map { entry in
            terminal.styled("PENDING ", .bold) + entry.scenario.title + ": it has no steps"
        }
    }

    /// What the results come to, in one line.
    ///
    /// - Parameter planned: How many scenarios were to run, on all architectures together.
    func conclusion(planned: Int) -> String {
        let report = report
        let ended = report.passed + report.failed + report.pending
        let others = [(report.pending, "pending"), (planned - ended, "not run")]
        return "\(report.passed) passed, \(report.failed) failed"
            + others.filter { $0.0 > 0 }.map { ", \($0.0) \($0.1)" }.joined()
    }

    /// The results in a form for files.
    var report: TestReport {
        TestReport(
            suites: results.map { result in
                TestReport.Suite(
                    name: result.app,
                    cases: result.entries.map { entry in
                        TestReport.Case(
                            name: "\(entry.scenario.feature): \(entry.scenario.scenario.name)",
                            location: entry.scenario.place, failure: entry.outcome.explanation,
                            isPending: entry.outcome == .pending, duration: entry.duration)
                    })
            })
    }

    /// The features, in the order they ran.
    private var features: [String] {
        var seen = Set<String>()
        return (results.first?.entries ?? []).map(\.scenario.feature)
            .filter { seen.insert($0).inserted }
    }

    private func cell(_ entries: [SuiteResult.Entry]) -> String {
        let failed = entries.count(where: \.outcome.isFailure)
        let pending = entries.count { $0.outcome == .pending }
        if failed > 0 { return "\(failed) FAILED" }
        return "\(entries.count - pending)" + (pending > 0 ? ", \(pending) pending" : "")
    }
}

/// A failure without the architecture it happened on.
private struct Failure: Hashable {
    let title: String
    let explanation: String

    init(_ entry: SuiteResult.Entry) {
        title = entry.scenario.title
        explanation = entry.outcome.explanation ?? ""
    }
}

extension RunnableScenario {
    /// The name and the place, for a terminal.
    fileprivate var title: String { "\(scenario.name) (\(place))".printable }
}
