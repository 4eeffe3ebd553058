import Console
import Gherkin

/// The results of several architectures, side by side.
package struct ScenarioSummary {
    private let results: [SuiteResult]

    package init(_ results: [SuiteResult]) {
        self.results = results
    }

    /// Features by architectures; a cell has the number of scenarios that passed.
    package func table(width: Int?) -> String {
        let rows = features.map { feature in
            let entries = results.map { $0.entries.filter { $0.scenario.feature == feature } }
            return [feature.printable, count(entries.flatMap(\.self))] + entries.map(cell)
        }
        let all = ["all", count(results.flatMap(\.entries))] + results.map { cell($0.entries) }
        return Table("Feature", figures: ["Scenarios"] + results.map(\.app), rows: rows + [all])
            .rendered(width: width)
    }

    /// Each cause of a leak, and then each failed step in full. Leaks come first, because a step may fail because of one.
    /// A failure that several architectures share appears once, with their names.
    package func failures(on terminal: Terminal) -> [String] {
        let label = terminal.styled("FAILED ", .red)
        let steps = shared { entry in
            guard case .failed = entry.outcome else { return [] }
            return [entry.scenario.heading + "\n" + (entry.outcome.explanation ?? "")]
        }
        return leaks(on: terminal) + steps.map { "\(label)\($0.apps): \($0.key)" }
    }

    /// The failures as a list: all of them in full or, if they are many, the first, and a line for each of the others.
    package func listedFailures(on terminal: Terminal) -> [String] {
        let failures = failures(on: terminal)
        if failures.count <= 5 { return failures.map { $0 + "\n" } }
        let others = failures.dropFirst().map { $0.prefix { !$0.isNewline } }
        return [failures[0] + "\n"] + others.map(String.init)
            + ["\n`swift run scenarios run FILE:LINE` shows one of these in full.\n"]
    }

    private func leaks(on terminal: Terminal) -> [String] {
        let label = terminal.styled("LEAKED ", .red)
        return shared { $0.outcome.leaks.map(\.cause) }.map { leak in
            let first = leak.entries[0]
            let whole = first.outcome.leaks.first { $0.cause == leak.key }?.description ?? leak.key
            let count = Set(leak.entries.map(\.scenario.place)).count
            return "\(label)\(leak.apps): \(whole.printable)\n  "
                + (count == 1 ? "in " : "in \(count) scenarios, the first is ")
                + first.scenario.heading
        }
    }

    /// Groups the results of all architectures by what `keys` gives for each, in order.
    private func shared(
        by keys: (SuiteResult.Entry) -> [String]
    ) -> [(key: String, apps: String, entries: [SuiteResult.Entry])] {
        let all = results.flatMap { result in
            result.entries.flatMap { entry in
                keys(entry).map { (key: $0, app: result.app, entry: entry) }
            }
        }
        return all.map(\.key).uniqued().map { key in
            let group = all.filter { $0.key == key }
            return (key, group.map(\.app).uniqued().joined(separator: ", "), group.map(\.entry))
        }
    }

    /// The scenarios without steps.
    package func pending(on terminal: Terminal) -> [String] {
        results.flatMap(\.entries).filter { $0.outcome == .pending }.map { entry in
            terminal.styled("PENDING ", .bold) + entry.scenario.heading + ": it has no steps"
        }.uniqued()
    }

    /// The results in one line.
    package var conclusion: String {
        let report = report
        return "\(report.passed) passed, \(report.failed) failed"
            + (report.pending > 0 ? ", \(report.pending) pending" : "")
    }

    /// The results in a form for files.
    package var report: TestReport { TestReport(results) }

    /// The features, in the order they ran.
    private var features: [String] {
        results.flatMap(\.entries).map(\.scenario.feature).uniqued()
    }

    /// The number of scenarios. A scenario counts once, even if it ran on several architectures.
    private func count(_ entries: [SuiteResult.Entry]) -> String {
        String(Set(entries.map(\.scenario.place)).count)
    }

    private func cell(_ entries: [SuiteResult.Entry]) -> String {
        if entries.isEmpty { return "–" }
        let failed = entries.count(where: \.outcome.isFailure)
        let pending = entries.count { $0.outcome == .pending }
        if failed > 0 { return "\(failed) FAILED" }
        return "\(entries.count - pending)" + (pending > 0 ? ", \(pending) pending" : "")
    }
}

extension RunnableScenario {
    /// The name and the place, for a terminal.
    fileprivate var heading: String { "\(scenario.name) (\(place))".printable }
}
