extension HTTPRequest {
    /// Parses the lines of a head, without the empty line at its end.
    init(_ lines: [ArraySlice<UInt8>]) throws(RefusedRequest) {
        let words = (lines.first ?? []).split(
            separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        let version = String(decoding: words.last ?? [], as: UTF8.self)
        guard words.count == 3, words[0].isToken, words[1].first == UInt8(ascii: "/"),
            words[1].allSatisfy(\.isVisible), ["HTTP/1.0", "HTTP/1.1"].contains(version)
        else { throw RefusedRequest("the first line must be METHOD /PATH HTTP/1.1") }
        method = String(decoding: words[0], as: UTF8.self)
        target = String(decoding: words[1], as: UTF8.self)
        headers = try Self.headers(lines.dropFirst())
        body = []
        let isNew = version == "HTTP/1.1"
        if isNew, headers["host"] == nil { throw RefusedRequest("the header has no Host") }
        let options = (headers["connection"] ?? "").lowercased().split(separator: ",")
        keepsConnection = isNew && !options.contains { $0.trimmingPrefix(" ") == "close" }
    }

    private static func headers(
        _ lines: ArraySlice<ArraySlice<UInt8>>
    ) throws(RefusedRequest) -> [String: String] {
        var headers: [String: String] = [:]
        for line in lines {
            let parts = line.split(
                separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, parts[0].isToken,
                parts[1].allSatisfy({ $0.isVisible || $0.isBlank || $0 >= 0x80 })
            else { throw RefusedRequest("each line of the header must be NAME: VALUE") }
            let name = String(decoding: parts[0], as: UTF8.self).lowercased()
            let value = String(decoding: parts[1].trimmingBlanks, as: UTF8.self)
            if name == "host", headers[name] != nil {
                throw RefusedRequest("the header has more than one Host")
            }
            headers[name] = headers[name].map { "\($0), \(value)" } ?? value
        }
        return headers
    }

    /// How many bytes of body follow the head.
    func bodyLength() throws(RefusedRequest) -> Int {
        if headers["transfer-encoding"] != nil {
            throw RefusedRequest("only bodies with a Content-Length are accepted", status: 501)
        }
        guard let text = headers["content-length"] else { return 0 }
        guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) else {
            throw RefusedRequest("Content-Length is not a number")
        }
        guard let length = Int(text), length <= RequestReader.longestBody else {
            throw RefusedRequest("the body is too long", status: 413)
        }
        return length
    }
}

extension UInt8 {
    /// A visible ASCII character.
    fileprivate var isVisible: Bool { (0x21...0x7E).contains(self) }

    fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension ArraySlice<UInt8> {
    /// Whether this is a token as in RFC 9110.
    fileprivate var isToken: Bool {
        !isEmpty && allSatisfy { $0.isVisible && !"\"(),/:;<=>?@[\\]{}".utf8.contains($0) }
    }

    fileprivate var trimmingBlanks: ArraySlice<UInt8> {
        var rest = drop(while: \.isBlank)
        while rest.last?.isBlank == true { rest.removeLast() }
        return rest
    }
}
