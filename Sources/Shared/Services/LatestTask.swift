/// A place for the one task that a role has under way. Starting another one cancels it, and so does releasing the place:
/// what waits for an answer ends with its owner. So the operation captures its role weakly and the service
/// strongly: waiting must not keep the role alive.
@MainActor
package final class LatestTask {
    private var task: Task<Void, Never>?
    private var count = 0

    package nonisolated init() {}

    deinit {
        task?.cancel()
    }

    /// Starts a task at once: an operation that need not wait is done when this returns.
    package func start(_ operation: @escaping @MainActor () async -> Void) {
        task?.cancel()
        count += 1
        let number = count
        let started = Task.immediate(operation: operation)
        // What the operation has done by now may have started a newer task.
        if number == count { task = started } else { started.cancel() }
    }

    package func cancel() {
        // An operation that is being started is not kept yet.
        count += 1
        task?.cancel()
    }
}
