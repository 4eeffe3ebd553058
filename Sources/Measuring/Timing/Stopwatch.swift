/// Where measurements read the time. The tests bring one of their own.
public protocol Stopwatch {
    /// The seconds that `work` takes.
    @MainActor
    func seconds(_ work: () -> Void) -> Double
}
