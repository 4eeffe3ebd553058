import Foundation
import Synchronization

/// Keeps every core busy during a measurement, as other programs would.
final class BusyCores: Sendable {
    private let isOver = Atomic(false)

    func begin() {
        for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
            Thread { [self] in
                while !isOver.load(ordering: .relaxed) {}
            }.start()
        }
    }

    func end() {
        isOver.store(true, ordering: .relaxed)
    }
}
