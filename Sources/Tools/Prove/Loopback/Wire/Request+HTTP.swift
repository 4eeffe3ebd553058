import Foundation
import Services

extension Request {
    /// Parses a request of `HTTPBackend`, and the number at the start of its path; nil if this is something
    /// else.
    static func read(_ incoming: HTTPRequest) -> (number: Int, request: Request)? {
        let parts = incoming.target.split(
            separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard let method = Method(rawValue: incoming.method),
            let path = texts(in: parts[0].dropFirst(), between: "/"),
            let number = path.first.flatMap(Int.init),
            let query = query(in: parts.count == 2 ? parts[1] : "")
        else { return nil }
        var request = Request(
            method, Array(path.dropFirst()), query: query, body: Data(incoming.body))
        let authorization = incoming.headers["authorization"] ?? ""
        if authorization.hasPrefix("Bearer ") {
            request.token = String(authorization.dropFirst("Bearer ".count))
        }
        return (number, request)
    }

    private static func query(in text: Substring) -> [String: String]? {
        var query: [String: String] = [:]
        for entry in text.split(separator: "&") {
            guard let pair = texts(in: entry, between: "="), pair.count == 2 else { return nil }
            query[pair[0]] = pair[1]
        }
        return query
    }

    /// The texts between the separators, decoded; nil if one can't be decoded.
    private static func texts(in text: Substring, between separator: Character) -> [String]? {
        let texts = text.split(separator: separator, omittingEmptySubsequences: false)
            .map(decoded)
        return texts.contains(nil) ? nil : texts.compactMap(\.self)
    }

    /// Decodes percent encoding; nil if it is malformed or not UTF-8. Foundation's `removingPercentEncoding` is not used,
    /// because it drops a byte-order mark.
    private static func decoded(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = text[...]
        while let character = rest.popFirst() {
            guard character == "%" else {
                bytes += character.utf8
                continue
            }
            let digits = rest.prefix(2).compactMap(\.hexDigitValue)
            guard digits.count == 2 else { return nil }
            bytes.append(UInt8(digits[0] * 16 + digits[1]))
            rest.removeFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}

extension HTTPResponse {
    /// The HTTP form of an answer.
    init(_ response: Response) {
        var headers = ["Content-Type": "application/json"]
        headers["Retry-After"] = response.retryAfterSeconds.map(String.init)
        // Close the connection after each answer, because Apple's `URLSession` may not send the header that asks for this.
        self.init(
            status: response.status, headers: headers, body: Array(response.body), closes: true)
    }
}
