import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLRequest {
    /// The HTTP form of a request to the server at `url`.
    init(_ request: Request, at url: URL) {
        self.init(url: url.appending(request.path, query: request.query))
        httpMethod = request.method.rawValue
        setValue("application/json", forHTTPHeaderField: "Accept")
        // URLSession repeats a request by itself when a connection that it has used before closes. A POST must
        // not be sent twice, and on Linux a repeated POST never returns.
        setValue("close", forHTTPHeaderField: "Connection")
        if let token = request.token {
            setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        }
        if request.method == .post {
            setValue("application/json", forHTTPHeaderField: "Content-Type")
            httpBody = request.body
        }
    }
}

extension URL {
    /// The parts may be any text, so everything except unreserved characters is encoded, also slashes. The
    /// query is sorted, so that equal requests have equal URLs.
    fileprivate func appending(_ path: [String], query: [String: String]) -> URL {
        var components = URLComponents(url: self, resolvingAgainstBaseURL: true) ?? URLComponents()
        if components.percentEncodedPath.hasSuffix("/") {
            components.percentEncodedPath.removeLast()
        }
        components.percentEncodedPath += path.map { "/" + $0.percentEncoded }.joined()
        if !query.isEmpty {
            components.percentEncodedQuery = query.sorted { $0.key < $1.key }
                .map { "\($0.key.percentEncoded)=\($0.value.percentEncoded)" }
                .joined(separator: "&")
        }
        return components.url ?? self
    }
}

extension String {
    fileprivate var percentEncoded: String {
        addingPercentEncoding(withAllowedCharacters: .unreserved) ?? ""
    }
}

extension CharacterSet {
    /// The characters that need no encoding anywhere in a URL.
    fileprivate static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
