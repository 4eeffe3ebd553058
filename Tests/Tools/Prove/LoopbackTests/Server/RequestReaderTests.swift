import Testing

@testable import Loopback

@Suite("Reading requests")
struct RequestReaderTests {
    private func read(_ text: String) throws -> HTTPRequest? {
        var reader = RequestReader()
        reader.append(text.utf8)
        return try reader.next()
    }

    @Test("A request is its method, target, header and body")
    func parts() throws {
        let request = try #require(
            try read(
                "POST /a%20b?c=d HTTP/1.1\r\nHost: a\r\nX-Two:  one \r\nx-two:two\r\n"
                    + "Content-Length: 2\r\n\r\nhi"))
        #expect(request.method == "POST")
        #expect(request.target == "/a%20b?c=d")
        #expect(request.headers == ["host": "a", "x-two": "one, two", "content-length": "2"])
        #expect(request.body == Array("hi".utf8))
    }

    @Test("Lines may end without a carriage return, and empty ones may come first")
    func lenient() throws {
        let request = try #require(try read("\r\n\nGET / HTTP/1.1\nHost: a\n\n"))
        #expect(request.target == "/")
    }

    @Test("Nothing is made of a request that is not complete", arguments: 0..<56)
    func incomplete(length: Int) throws {
        let text = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello"
        #expect(try read(String(text.prefix(length))) == nil || length >= text.count)
    }

    @Test(
        "What is no head is refused",
        arguments: [
            "GET", "GET /", "GET / HTTP/2.0", "GET / HTTP/1.12", "GET / HTTP/1.x",
            " GET / HTTP/1.1",
            "GET  / HTTP/1.1", "GET a HTTP/1.1", "GE:T / HTTP/1.1", "GET /\u{7F} HTTP/1.1",
            "GET /ä HTTP/1.1", "GET / HTTP/1.1\r\nHost", "GET / HTTP/1.1\r\nHost : a",
            "GET / HTTP/1.1\r\nHost: a\r\n folded", "GET / HTTP/1.1\r\nHost: a\u{0}",
            "GET / HTTP/1.1",
            "GET / HTTP/1.1\r\nHost: a\r\nHost: b", "GET / HTTP/1.0\r\nhost: a\r\nHost: a",
            "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1",
            "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2",
            "GET / HTTP/1.1\r\nHost: a\r\nContent-Length:",
        ])
    func refused(head: String) {
        #expect { try read(head + "\r\n\r\n") } throws: { ($0 as? RefusedRequest)?.status == 400 }
    }

    @Test("A body that is too long is refused", arguments: ["99999999", "99999999999999999999999"])
    func bodyTooLong(length: String) {
        #expect {
            try read("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: \(length)\r\n\r\n")
        } throws: {
            ($0 as? RefusedRequest)?.status == 413
        }
    }

    @Test("A header that is too long is refused", arguments: ["x", "X: x\r\n"])
    func headTooLong(piece: String) {
        #expect {
            try read("GET / HTTP/1.1\r\nX: " + String(repeating: piece, count: 70_000))
        } throws: {
            ($0 as? RefusedRequest)?.status == 431
        }
    }
}
