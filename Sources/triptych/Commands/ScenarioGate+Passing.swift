import Anatomy
import Architectures
import Reporting
import Scenarios

extension ScenarioGate {
    /// Runs the scenarios of the package, and shows the first that fails or leaks.
    ///
    /// - Returns: How many passed on each architecture, or nil if one did not.
    @MainActor
    func passes(on terminal: Terminal) async throws -> Int? {
        guard let scenarios = try ScenarioSelection.all().load(reportingTo: terminal) else {
            return nil
        }
        let results = await run(scenarios, on: terminal)
        let summary = ScenarioSummary(results)
        if let failure = summary.failures(on: terminal).first { terminal.note(failure) }
        let failed = summary.report.failed
        if failed == 0 { return scenarios.count }
        terminal.note(
            "\(failed) scenarios failed, so there is nothing to compare; "
                + "`triptych scenarios run` shows them all")
        let failing = results.filter { !$0.failures.isEmpty }.map(\.app)
        if let advice = Self.advice(whereFailing: failing) { terminal.note(advice) }
        return nil
    }

    /// What to do where scenarios fail on the reference only: it is easily forgotten, because `--architecture`
    /// chooses what is compared with it and its code is elsewhere. Nil where others fail too.
    static func advice(
        whereFailing apps: [String], of architectures: [Architecture] = Architecture.all
    ) -> String? {
        guard let reference = architectures.first(where: \.isReference), apps == [reference.name]
        else { return nil }
        let name = reference.name
        return
            "only \(name) fails, the reference that all ratios are to; make the scenario pass in "
            + "\(reference.subject.folder) too (`triptych scenarios run --architecture \(name)` runs it "
            + "there), or remove it from the scenarios of the package"
    }
}
