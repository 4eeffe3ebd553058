/// Something that happens once, and can be waited for from before or after.
struct Signal: Sendable {
    private let stream: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    init() {
        (stream, continuation) = AsyncStream.makeStream()
    }

    func fire() {
        continuation.finish()
    }

    /// Returns once it has happened, or the task is cancelled.
    func wait() async {
        for await _ in stream {}
    }
}
