import Dispatch
import Foundation
import Testing

@testable import Toolchain

@Suite("Time limits")
struct RunningTimerTests {
    @Test("The time in which a process is stopped does not count")
    func stopped() async throws {
        let queue = DispatchQueue(label: "stopped")
        queue.suspend()
        let (fired, continuation) = AsyncStream.makeStream(of: ContinuousClock.Instant.self)
        let timer = RunningTimer(after: .milliseconds(500), on: queue) {
            continuation.yield(.now)
        }
        // More than the limit.
        _ = try Subprocess(["sleep", "0.8"]).run()
        let resumed = ContinuousClock.now
        queue.resume()
        let end = try #require(await fired.first { _ in true })
        #expect(end - resumed >= .milliseconds(480))
        withExtendedLifetime(timer) {}
    }

    @Test("A timer that is released does nothing")
    func released() async throws {
        let (fired, continuation) = AsyncStream.makeStream(of: Int.self)
        _ = RunningTimer(after: .milliseconds(1)) { continuation.yield(1) }
        let later = RunningTimer(after: .milliseconds(300)) { continuation.yield(2) }
        #expect(await fired.first { _ in true } == 2)
        withExtendedLifetime(later) {}
    }
}
