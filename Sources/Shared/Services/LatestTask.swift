/// Holds one running task of its owner. Starting another task cancels it, and so does releasing the owner. Capture the
/// owner weakly in the operation, because a waiting task must not keep it alive. Capture the service itself, so that the
/// request does not need the owner.
@MainActor
package final class LatestTask {
    private var task: Task<Void, Never>?
    private var count = 0

    package init() {}

    deinit {
        task?.cancel()
    }

    /// Runs the operation at once, up to its first suspension. An operation that never suspends has ended when this method
    /// returns.
    package func start(_ operation: @escaping @MainActor () async -> Void) {
        task?.cancel()
        count += 1
        let number = count
        let started = Task.immediate(operation: operation)
        // Check this, because the operation may have started a newer task by now.
        if number == count { task = started } else { started.cancel() }
    }

    package func cancel() {
        // Count, because an operation that is still being started has no stored task. `start` cancels it when it returns.
        count += 1
        task?.cancel()
    }
}
