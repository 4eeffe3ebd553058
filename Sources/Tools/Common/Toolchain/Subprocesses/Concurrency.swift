import Dispatch
import Synchronization

extension Array where Element: Sendable {
    /// The results of `transform` for each element, in order. Several elements are transformed at a time, which
    /// is faster if each waits for a process of its own. After an error, no further one is begun.
    package func concurrentMap<Result: Sendable>(
        _ transform: @Sendable (Element) throws -> Result
    ) throws -> [Result] {
        let state = Mutex((results: [Int: Result](), error: (any Error)?.none))
        DispatchQueue.concurrentPerform(iterations: count) { index in
            if state.withLock({ $0.error != nil }) { return }
            do {
                let result = try transform(self[index])
                state.withLock { $0.results[index] = result }
            } catch {
                state.withLock { $0.error = $0.error ?? error }
            }
        }
        return try state.withLock { state in
            if let error = state.error { throw error }
            return indices.compactMap { state.results[$0] }
        }
    }
}
