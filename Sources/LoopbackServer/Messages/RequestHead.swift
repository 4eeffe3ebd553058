/// All of a request but its body.
struct RequestHead {
    let method: String
    let target: String
    let headers: [String: String]
    let bodyLength: Int
    let keepsConnection: Bool

    /// Reads the lines before the empty one.
    init(_ lines: [ArraySlice<UInt8>]) throws(MalformedRequest) {
        let words = (lines.first ?? []).split(separator: .space, omittingEmptySubsequences: false)
        guard words.count == 3, words[0].isToken, words[1].first == .slash,
            words[1].allSatisfy(\.isVisible), words[2].starts(with: "HTTP/1.".utf8),
            words[2].count == 8, let minorVersion = words[2].last,
            [.zero, .one].contains(minorVersion)
        else { throw MalformedRequest("the first line is not: METHOD /PATH HTTP/1.1") }
        method = String(decoding: words[0], as: UTF8.self)
        target = String(decoding: words[1], as: UTF8.self)
        headers = try Self.headers(lines.dropFirst())
        bodyLength = try Self.bodyLength(headers)
        let isNew = minorVersion == .one
        if isNew, headers["host"] == nil { throw MalformedRequest("there is no Host") }
        keepsConnection = isNew && headers["connection"]?.lowercased() != "close"
    }

    /// Whether the client waits to be told that its body is welcome.
    var asksToContinue: Bool { headers["expect"]?.lowercased() == "100-continue" }

    private static func headers(
        _ lines: ArraySlice<ArraySlice<UInt8>>
    ) throws(MalformedRequest) -> [String: String] {
        var headers: [String: String] = [:]
        for line in lines {
            let parts = line.split(
                separator: .colon, maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, parts[0].isToken,
                parts[1].allSatisfy({ $0.isVisible || $0.isBlank || $0 >= 0x80 })
            else { throw MalformedRequest("a line of the header is not: Name: value") }
            let name = String(decoding: parts[0], as: UTF8.self).lowercased()
            let value = String(decoding: parts[1].trimmingBlanks, as: UTF8.self)
            headers[name] = headers[name].map { "\($0), \(value)" } ?? value
        }
        return headers
    }

    private static func bodyLength(_ headers: [String: String]) throws(MalformedRequest) -> Int {
        if headers["transfer-encoding"] != nil {
            throw MalformedRequest("only bodies with a Content-Length are taken", status: 501)
        }
        guard let text = headers["content-length"] else { return 0 }
        guard !text.isEmpty, text.utf8.allSatisfy(\.isDigit) else {
            throw MalformedRequest("Content-Length is no number")
        }
        guard let length = Int(text), length <= RequestReader.longestBody else {
            throw MalformedRequest("the body is too long", status: 413)
        }
        return length
    }
}
