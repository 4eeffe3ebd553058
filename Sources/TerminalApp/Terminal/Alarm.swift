/// Rings once, after a while, unless it is set anew or turned off before.
final class Alarm {
    private let ring: @Sendable () -> Void
    private var waiting: Task<Void, Never>?

    init(_ ring: @escaping @Sendable () -> Void) {
        self.ring = ring
    }

    isolated deinit {
        waiting?.cancel()
    }

    /// Whether it is going to ring.
    private(set) var isSet = false

    func set(in duration: Duration) {
        turnOff()
        isSet = true
        waiting = Task { [weak self, ring] in
            do { try await Task.sleep(for: duration) } catch { return }
            self?.isSet = false
            ring()
        }
    }

    func turnOff() {
        waiting?.cancel()
        isSet = false
    }
}
