import Dispatch
import Synchronization

extension Array where Element: Sendable {
    /// What `transform` makes of each element, in their order. Several are transformed at a time, which pays
    /// where each has to wait for a process of its own.
    func concurrentMap<Result: Sendable>(
        _ transform: @Sendable (Element) throws -> Result
    ) throws -> [Result] {
        let outcomes = Mutex<[Int: Swift.Result<Result, any Error>]>([:])
        DispatchQueue.concurrentPerform(iterations: count) { index in
            let outcome = Swift.Result { try transform(self[index]) }
            outcomes.withLock { $0[index] = outcome }
        }
        return try outcomes.withLock { outcomes in
            try indices.compactMap { try outcomes[$0]?.get() }
        }
    }
}
