/// Looks on while the app answers to a move.
public struct MoveWatcher {
    /// Told before the app learns of a move.
    let willMove: () -> Void
    /// Asked, once the app has done all it does at once, what to show beside it.
    let didMove: () -> [String]

    /// Makes a watcher.
    public init(willMove: @escaping () -> Void, didMove: @escaping () -> [String]) {
        self.willMove = willMove
        self.didMove = didMove
    }
}
