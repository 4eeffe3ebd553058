/// A request without its body.
struct RequestHead {
    let method: String
    let target: String
    let headers: [String: String]
    let bodyLength: Int
    let keepsConnection: Bool

    /// Parses the lines before the empty one.
    init(_ lines: [ArraySlice<UInt8>]) throws(RefusedRequest) {
        let words = (lines.first ?? []).split(separator: .space, omittingEmptySubsequences: false)
        guard words.count == 3, words[0].isToken, words[1].first == .slash,
            words[1].allSatisfy(\.isVisible), words[2].starts(with: "HTTP/1.".utf8),
            words[2].count == 8, let minorVersion = words[2].last,
            [.zero, .one].contains(minorVersion)
        else { throw RefusedRequest("the first line is not: METHOD /PATH HTTP/1.1") }
        method = String(decoding: words[0], as: UTF8.self)
        target = String(decoding: words[1], as: UTF8.self)
        headers = try Self.headers(lines.dropFirst())
        bodyLength = try Self.bodyLength(headers)
        let isNew = minorVersion == .one
        if isNew, headers["host"] == nil { throw RefusedRequest("there is no Host") }
        let options = (headers["connection"] ?? "").lowercased().split(separator: ",")
        keepsConnection = isNew && !options.contains { $0.trimmingPrefix(" ") == "close" }
    }

    func request(with body: [UInt8]) -> HTTPRequest {
        HTTPRequest(
            method: method, target: target, headers: headers, body: body,
            keepsConnection: keepsConnection)
    }

    private static func headers(
        _ lines: ArraySlice<ArraySlice<UInt8>>
    ) throws(RefusedRequest) -> [String: String] {
        var headers: [String: String] = [:]
        for line in lines {
            let parts = line.split(
                separator: .colon, maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, parts[0].isToken,
                parts[1].allSatisfy({ $0.isVisible || $0.isBlank || $0 >= 0x80 })
            else { throw RefusedRequest("a line of the header is not: Name: value") }
            let name = String(decoding: parts[0], as: UTF8.self).lowercased()
            let value = String(decoding: parts[1].trimmingBlanks, as: UTF8.self)
            if name == "host", headers[name] != nil {
                throw RefusedRequest("there is more than one Host")
            }
            headers[name] = headers[name].map { "\($0), \(value)" } ?? value
        }
        return headers
    }

    private static func bodyLength(_ headers: [String: String]) throws(RefusedRequest) -> Int {
        if headers["transfer-encoding"] != nil {
            throw RefusedRequest("only bodies with a Content-Length are accepted", status: 501)
        }
        guard let text = headers["content-length"] else { return 0 }
        guard !text.isEmpty, text.utf8.allSatisfy(\.isDigit) else {
            throw RefusedRequest("Content-Length is not a number")
        }
        guard let length = Int(text), length <= RequestReader.longestBody else {
            throw RefusedRequest("the body is too long", status: 413)
        }
        return length
    }
}

extension UInt8 {
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let slash = UInt8(ascii: "/")
    static let colon = UInt8(ascii: ":")
    static let zero = UInt8(ascii: "0")
    static let one = UInt8(ascii: "1")

    /// A visible ASCII character.
    var isVisible: Bool { (0x21...0x7E).contains(self) }

    var isBlank: Bool { self == .space || self == UInt8(ascii: "\t") }

    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    /// A character of a token as in RFC 9110.
    var isOfToken: Bool { isVisible && !"\"(),/:;<=>?@[\\]{}".utf8.contains(self) }
}

extension ArraySlice<UInt8> {
    /// Whether this is a token as in RFC 9110.
    var isToken: Bool { !isEmpty && allSatisfy(\.isOfToken) }

    var trimmingBlanks: ArraySlice<UInt8> {
        var rest = drop(while: \.isBlank)
        while rest.last?.isBlank == true { rest.removeLast() }
        return rest
    }
}
