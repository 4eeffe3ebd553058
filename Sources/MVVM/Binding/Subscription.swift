/// What an ``ObservationToken`` stands for.
///
/// (It would be called an observation, if that weren't the name of a module.)
protocol Subscription: AnyObject {
    /// Ends the observation and lets go of what it captured.
    func cancel()

    /// Tells what was held back until everything it comes from had been told.
    func settle()
}

extension Subscription {
    /// Most tell at once and have nothing left to tell.
    func settle() {}
}
