import Dispatch

/// Takes up waiting tasks again on the main queue.
///
/// By default a task that waited for a continuation is taken up again in the pool of concurrent threads,
/// only to go back to its actor from there: two threads woken for each answer, some 20 µs. Those who wait
/// for the server in memory are on the main actor, and so is whoever makes it answer; taken up on the
/// main queue at once, they cost a tenth of that.
final class MainQueueExecutor: TaskExecutor {
    static let shared = MainQueueExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        DispatchQueue.main.async {
            job.runSynchronously(on: self.asUnownedTaskExecutor())
        }
    }

    /// Waits for a continuation without leaving the caller's actor.
    static func wait<Value: Sendable>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: (CheckedContinuation<Value, Never>) -> Void
    ) async -> Value {
        await withTaskExecutorPreference(shared) {
            // Capturing the actor is what keeps this closure on it.
            _ = isolation
            return await withCheckedContinuation(body)
        }
    }
}
