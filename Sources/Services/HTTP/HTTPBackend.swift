import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A server that is reached over HTTP.
///
/// A call whose task is cancelled hangs up, and a status of any kind is an answer.
package struct HTTPBackend: Backend {
    private let url: URL
    private let session: URLSession

    /// Makes a backend for the server at `url`; the paths of requests go behind its own.
    package init(url: URL, session: URLSession = URLSession(configuration: .asking)) {
        self.url = url
        self.session = session
    }

    /// Asks the server and waits for what it says.
    package func send(_ request: Request) async throws(BackendError) -> Response {
        // A session may send what is cancelled from the start.
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
            retryAfterSeconds: response.value(forHTTPHeaderField: "Retry-After").flatMap(Int.init))
    }
}

extension URLSessionConfiguration {
    /// Asks the server each time: nothing is remembered, neither answers nor cookies.
    package static var asking: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpCookieStorage = nil
        return configuration
    }
}

extension BackendError {
    /// What an error of the URL loading system comes to. Whatever kept the answer from coming, the
    /// server could not be reached, unless it is known better.
    fileprivate init(_ error: any Error) {
        switch (error as? URLError)?.code {
        case .cancelled: self = .cancelled
        case .timedOut: self = .timedOut
        default: self = error is CancellationError ? .cancelled : .offline
        }
    }
}
