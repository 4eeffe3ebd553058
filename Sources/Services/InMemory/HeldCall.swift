/// A question whose answer is being held back.
struct HeldCall {
    typealias Caller = CheckedContinuation<Result<Response, BackendError>, Never>

    let id: Int
    let request: Request
    /// Who waits for the answer; nil once they have hung up.
    var caller: Caller?

    var isWithdrawn: Bool { caller == nil }
}
