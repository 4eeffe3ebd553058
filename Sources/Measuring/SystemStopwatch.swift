/// The machine's steady clock.
public struct SystemStopwatch: Stopwatch {
    /// Makes a stopwatch.
    public init() {}

    public func seconds(_ work: () -> Void) -> Double {
        ContinuousClock().measure(work) / .seconds(1)
    }
}
