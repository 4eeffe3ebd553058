/// Somebody who is told of each step of a scenario.
@MainActor
public struct StepObserver {
    let willRun: (Step) -> Void
    let didRun: (Step) -> Void

    /// Makes an observer.
    ///
    /// - Parameters:
    ///   - willRun: Called before a step.
    ///   - didRun: Called when a step, and all that the app does because of it, is over or has failed.
    public init(willRun: @escaping (Step) -> Void, didRun: @escaping (Step) -> Void) {
        self.willRun = willRun
        self.didRun = didRun
    }
}
