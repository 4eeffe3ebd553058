import Dispatch
import Synchronization
import Testing
import Toolchain

@Suite("Several at a time")
struct ConcurrencyTests {
    private struct Failure: Error, Equatable {}

    @Test("After an error no further element is begun, and those before it were")
    func error() {
        let begun = Mutex(0)
        let first = DispatchSemaphore(value: 0)
        #expect(throws: Failure()) {
            try Array(0..<10_000).concurrentMap { index in
                begun.withLock { $0 += 1 }
                if index > 0 { first.wait() }
                for _ in 0..<10_000 { first.signal() }
                throw Failure()
            }
        }
        // As many as there are threads.
        #expect(begun.withLock { $0 } < 5_000)
    }
}
