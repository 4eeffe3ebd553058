import Foundation
import Synchronization

/// Keeps every core busy during a measurement, as other programs would.
package final class BusyCores: Sendable {
    private let isOver = Atomic(false)

    package init() {
        for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
            Thread { [self] in
                while !isOver.load(ordering: .relaxed) {}
            }.start()
        }
    }

    package func end() {
        isOver.store(true, ordering: .relaxed)
    }
}
