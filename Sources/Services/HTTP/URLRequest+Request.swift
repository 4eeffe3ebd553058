import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLRequest {
    /// Puts a request as HTTP has it, to the server at `url`.
    init(_ request: Request, at url: URL) {
        self.init(url: url.appending(request.path, query: request.query))
        httpMethod = request.method.rawValue
        setValue("application/json", forHTTPHeaderField: "Accept")
        // URLSession asks a second time, unasked, where a connection that it has used before is closed on it.
        // What adds something must not be sent twice; and on Linux it never comes back from that.
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
    /// The parts of a path and a query may be any text: all but letters, digits and what is plain is
    /// encoded, a slash too. The query is sorted, so that the same request is the same text.
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
    /// What stands for itself everywhere in a URL.
    fileprivate static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
