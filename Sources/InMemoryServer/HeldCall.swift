import Services

/// A question whose answer is being held back.
struct HeldCall {
    typealias Caller = CheckedContinuation<Result<Response, BackendError>, Never>

    let id: Int
    let request: Request
    /// Who waits for the answer; nil in the moment before they wait.
    var caller: Caller?
    /// Whether the app has hung up.
    var isWithdrawn = false
}
