/// The clock of the measurements. Tests replace it.
package protocol Stopwatch {
    @MainActor
    func seconds(_ work: () -> Void) -> Double
}

/// The monotonic wall clock.
package struct SystemStopwatch: Stopwatch {
    package init() {}

    package func seconds(_ work: () -> Void) -> Double {
        ContinuousClock().measure(work) / .seconds(1)
    }
}
