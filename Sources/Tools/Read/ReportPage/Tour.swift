import Traces

/// The five actions, traced in each architecture.
package struct Tour: Sendable {
    /// What was recorded, by architecture; empty if nothing could be.
    let traces: [Trace]
    /// Why nothing was recorded; nil if something was.
    let obstacle: String?

    /// Takes what was recorded of the scenario.
    package init(_ traces: [Trace]) {
        self.traces = traces
        obstacle = nil
    }

    /// Says why nothing could be recorded.
    package init(failedWith obstacle: String) {
        traces = []
        self.obstacle = obstacle
    }

    /// What an architecture did in an action.
    func step(_ action: String, of architecture: String) -> Trace.Step? {
        traces.first { $0.architecture == architecture }?.steps.first { $0.text == action }
    }
}
