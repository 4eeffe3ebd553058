import InMemoryServer
import PocketUI
import Scenarios
import Services

/// All that a step has made visible: to the person, and to the server.
struct Observation: Equatable {
    /// Why the step was impossible; nil if it was possible.
    let failure: StepFailure?
    let screen: Snapshot
    /// The requests that arrived during the step.
    let requests: [Request]
    /// The number of requests since the app was launched or logged in.
    let received: Int
    let cancelled: Int
    let underWay: Int
    let feedback: [String]

    init(of world: World, failure: StepFailure?) {
        self.failure = failure
        screen = world.window.snapshot
        requests = world.backend.takeRecordedRequests()
        let counts = world.backend.counts
        received = counts.received
        cancelled = counts.cancelled
        underWay = world.backend.callsUnderWay
        feedback = world.backend.receivedFeedback
    }
}
