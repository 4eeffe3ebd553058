import Services

extension LatestTask {
    /// Asks a service, and sends its answer as an intent. Drops the answer of a call that was cancelled, because a newer call has
    /// replaced it or nobody waits any more.
    func start<Intent>(
        sending send: @escaping (Intent) -> Void,
        failed: @escaping (ServiceError) -> Intent,
        _ ask: @escaping @MainActor () async throws(ServiceError) -> Intent
    ) {
        start {
            do throws(ServiceError) {
                send(try await ask())
            } catch .cancelled {
            } catch {
                send(failed(error))
            }
        }
    }
}
