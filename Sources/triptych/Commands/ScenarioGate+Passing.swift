import Reporting
import Scenarios

extension ScenarioGate {
    /// Runs the scenarios of the package, and says which fail or leak.
    ///
    /// - Returns: How many passed on each architecture, or nil if one did not.
    @MainActor
    func passes(on terminal: Terminal) async throws -> Int? {
        guard let scenarios = try ScenarioSelection.all().load(reportingTo: terminal) else {
            return nil
        }
        let summary = ScenarioSummary(await run(scenarios, on: terminal))
        for failure in summary.failures(on: terminal) { terminal.note(failure) }
        let failed = summary.report.failed
        if failed == 0 { return scenarios.count }
        terminal.note(
            "\(failed) scenarios failed: architectures that differ, or leak, are not worth comparing"
        )
        return nil
    }
}
