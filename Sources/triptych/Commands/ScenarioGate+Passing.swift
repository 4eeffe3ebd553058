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
        let summary = ScenarioSummary(await run(scenarios, on: terminal))
        if let failure = summary.failures(on: terminal).first { terminal.note(failure) }
        let failed = summary.report.failed
        if failed == 0 { return scenarios.count }
        terminal.note(
            "\(failed) scenarios failed, so there is nothing to compare; "
                + "`triptych scenarios run` shows them all")
        return nil
    }
}
