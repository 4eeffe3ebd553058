/// Fires once after a while, unless it is started anew or cancelled before.
final class OneShotTimer {
    private let fire: @Sendable () -> Void
    private var waiting: Task<Void, Never>?

    private(set) var isRunning = false

    init(_ fire: @escaping @Sendable () -> Void) {
        self.fire = fire
    }

    isolated deinit {
        waiting?.cancel()
    }

    func start(_ duration: Duration) {
        cancel()
        isRunning = true
        waiting = Task { [weak self, fire] in
            do { try await Task.sleep(for: duration) } catch { return }
            self?.isRunning = false
            fire()
        }
    }

    func cancel() {
        waiting?.cancel()
        isRunning = false
    }
}
