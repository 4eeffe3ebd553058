import Dispatch
import Foundation

/// Does some work once this process has run for a time, unless the timer is released before. The time in which the process
/// is stopped does not count.
///
/// A clock would count it. So the timer waits for many short times, one after the other. Only one of them can end while the
/// process is stopped.
final class RunningTimer: Sendable {
    private static let parts = 50

    private let part: Double
    private let queue: DispatchQueue
    private let work: @Sendable () -> Void

    init(
        after duration: Duration, on queue: DispatchQueue = .global(),
        work: @escaping @Sendable () -> Void
    ) {
        part = duration / .seconds(1) / Double(Self.parts)
        self.queue = queue
        self.work = work
        wait(for: Self.parts)
    }

    private func wait(for parts: Int) {
        queue.asyncAfter(deadline: .now() + part) { [weak self] in
            if parts > 1 { self?.wait(for: parts - 1) } else { self?.work() }
        }
    }
}
