import Synchronization

/// How far the page is that is being saved. The page asks for it meanwhile.
final class SavingProgress: Sendable {
    private let state = Mutex("")

    var text: String { state.withLock(\.self) }

    func show(_ step: String, share: Double) {
        state.withLock { $0 = "\(step), \(Int(share * 100)) % done" }
    }
}
