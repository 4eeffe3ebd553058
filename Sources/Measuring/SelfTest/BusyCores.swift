import Foundation
import Synchronization

/// Keeps every core of the machine busy while it measures, as other programs would.
final class BusyCores: Sendable {
    private let isOver = Atomic(false)

    /// Begins on as many threads as there are cores.
    func begin() {
        for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
            Thread { [self] in
                while !isOver.load(ordering: .relaxed) {}
            }.start()
        }
    }

    /// Ends.
    func end() {
        isOver.store(true, ordering: .relaxed)
    }
}
