import Dispatch
import Synchronization

extension Array where Element: Sendable {
    /// The results of `transform` for each element, in order. Several elements are transformed at a time, which
    /// is faster if each waits for a process of its own.
    package func concurrentMap<Result: Sendable>(
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

/// The results of both, which run at the same time.
package func concurrently<First: Sendable, Second: Sendable>(
    _ first: @Sendable () throws -> First, and second: @Sendable () throws -> Second
) throws -> (First, Second) {
    let both = try [true, false].concurrentMap { isFirst -> (First?, Second?) in
        isFirst ? (try first(), nil) : (nil, try second())
    }
    guard let first = both[0].0, let second = both[1].1 else {
        preconditionFailure("both have run")
    }
    return (first, second)
}
