/// The machine's steady clock.
public struct SystemStopwatch: Stopwatch {
    /// Makes a stopwatch.
    public init() {}

    /// The seconds that `work` takes.
    public func seconds(_ work: () -> Void) -> Double {
        ContinuousClock().measure(work) / .seconds(1)
    }
}
