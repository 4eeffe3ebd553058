import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Reaches a server over HTTP.
///
/// Cancelling the task of a call closes its connection. A response with any status is an answer, and not an error.
package struct HTTPBackend: Backend {
    private let url: URL
    private let session: URLSession

    /// - Parameter url: The server; the paths of requests are appended to its path.
    package init(url: URL, session: URLSession = URLSession(configuration: .asking)) {
        self.url = url
        self.session = session
    }

    package func send(_ request: Request) async throws(BackendError) -> Response {
        // A session may send a request that is cancelled from the start.
        if Task.isCancelled { throw .cancelled }
        let answer: (body: Data, response: URLResponse)
        do {
            answer = try await session.data(for: URLRequest(request, at: url))
        } catch {
            throw BackendError(error)
        }
        guard let response = answer.response as? HTTPURLResponse else { throw .offline }
        return Response(
            status: response.statusCode, body: answer.body,
            retryAfterSeconds: response.retryAfterSeconds)
    }
}

extension HTTPURLResponse {
    /// The header `Retry-After` is a number of seconds or a date (RFC 9110, 10.2.3). A date is compared with the
    /// header `Date` of the answer, because the clock of this device may be wrong.
    fileprivate var retryAfterSeconds: Int? {
        if let seconds = value(forHTTPHeaderField: "Retry-After").flatMap(Int.init) {
            return max(1, seconds)
        }
        guard let end = date(in: "Retry-After"), let start = date(in: "Date") else { return nil }
        return Int(exactly: max(1, end.timeIntervalSince(start)))
    }

    private func date(in header: String) -> Date? {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return value(forHTTPHeaderField: header).flatMap(formatter.date(from:))
    }
}

extension URLSessionConfiguration {
    /// Without cache and cookies, so that every request reaches the server.
    package static var asking: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpCookieStorage = nil
        return configuration
    }
}

extension BackendError {
    /// Translates an error of the URL loading system. Any other error means that the server can't be
    /// reached.
    fileprivate init(_ error: any Error) {
        switch (error as? URLError)?.code {
        case .cancelled: self = .cancelled
        case .timedOut: self = .timedOut
        default: self = error is CancellationError ? .cancelled : .offline
        }
    }
}
