import Foundation
import Testing

@testable import LoopbackServer
@testable import LoopbackWire
@testable import Services

@Suite("Reading a request back")
struct RequestReadingTests {
    private func read(_ method: String, _ target: String) -> (number: Int, request: Request)? {
        let incoming = HTTPRequest(
            method: method, target: target, headers: ["authorization": "Bearer session-1"],
            body: Array("{}".utf8), keepsConnection: true)
        return Request.read(incoming)
    }

    @Test("Its number, path, query, body and token are found")
    func parts() throws {
        let result = try #require(self.read("POST", "/7/a%2Fb//c?d=%26&e="))
        #expect(result.number == 7)
        var expected = Request(
            .post, ["a/b", "", "c"], query: ["d": "&", "e": ""], body: Data("{}".utf8))
        expected.token = "session-1"
        #expect(result.request == expected)
    }

    @Test(
        "Texts that Foundation's decoding changes are as they were",
        arguments: ["\u{FEFF}", "a\u{FEFF}b"])
    func byteOrderMark(text: String) throws {
        let encoded = try #require(
            text.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        #expect(read("GET", "/1/articles?matching=\(encoded)")?.request.query["matching"] == text)
    }

    @Test(
        "What HTTPBackend does not write is not read",
        arguments: [
            ("PUT", "/7/a"), ("GET", "/"), ("GET", "/a"), ("GET", "/7/%zz"), ("GET", "/7/%FF"),
            ("GET", "/7/a?b"), ("GET", "/7/a?b=c=d"), ("GET", "/7/a?%=c"), ("GET", "/7/%+1"),
            ("GET", "/7/%4"),
        ])
    func refused(method: String, target: String) {
        #expect(read(method, target) == nil)
    }
}
