import LoopbackServer
import Services

extension HTTPResponse {
    /// Puts an answer as HTTP has it.
    init(_ response: Response) {
        var headers = ["Content-Type": "application/json"]
        headers["Retry-After"] = response.retryAfterSeconds.map(String.init)
        self.init(status: response.status, headers: headers, body: Array(response.body))
    }
}
