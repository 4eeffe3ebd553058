import Synchronization
import Testing

@testable import Loopback

@Suite("The loopback server")
struct LoopbackServerTests {
    /// Answers with the method, the target and the body of the question.
    private static let echo: LoopbackServer.Handler = { request in
        let line = Array("\(request.method) \(request.target) ".utf8)
        return HTTPResponse(
            status: 200, headers: ["Content-Type": "text/plain"], body: line + request.body + [33])
    }

    private func get(_ path: String) -> String { "GET \(path) HTTP/1.1\r\nHost: a\r\n\r\n" }

    @Test("It answers with a status line, the header, the length and the body")
    func answers() async throws {
        let server = try LoopbackServer(handler: Self.echo)
        let client = try #require(RawClient(port: server.port))
        await client.send(get("/a?b=c"))
        #expect(
            await client.read(until: "!") == """
                HTTP/1.1 200 \r
                Content-Type: text/plain\r
                Content-Length: 12\r
                \r
                GET /a?b=c !
                """)
    }

    @Test("It keeps the connection for the next request")
    func keepsConnection() async throws {
        let server = try LoopbackServer(handler: Self.echo)
        let client = try #require(RawClient(port: server.port))
        for path in ["/1", "/2", "/3"] {
            await client.send(get(path))
            #expect(await client.read(until: "!").hasSuffix("\r\n\r\nGET \(path) !"))
        }
    }

    @Test("It can close without an answer")
    func closesWithoutAnswer() async throws {
        let server = try LoopbackServer { _ in nil }
        let client = try #require(RawClient(port: server.port))
        await client.send(get("/a"))
        #expect(await client.read() == "")
    }

    @Test(
        "It closes after the answer where the client says so",
        arguments: [
            "GET /a HTTP/1.1\r\nHost: a\r\nConnection: close", "GET /a HTTP/1.0",
            "GET /a HTTP/1.1\r\nHost: a\r\nConnection: keep-alive, Close",
        ])
    func closesAfterAnswer(head: String) async throws {
        let server = try LoopbackServer(handler: Self.echo)
        let client = try #require(RawClient(port: server.port))
        await client.send(head + "\r\n\r\n")
        let text = await client.read()
        #expect(text.contains("\r\nConnection: close\r\n"))
        #expect(text.hasSuffix("GET /a !"))
    }

    @Test(
        "A client that does not go on is cut off, whether it has sent nothing, a part, or all",
        .timeLimit(.minutes(10)),
        arguments: ["", "GET /", "POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n"])
    func limit(start: String) async throws {
        let server = try LoopbackServer(limit: .milliseconds(50), handler: Self.echo)
        let client = try #require(RawClient(port: server.port))
        await client.send(start)
        #expect(await client.read() == "")
    }

    @Test("Beyond the greatest number of connections a client waits", .timeLimit(.minutes(10)))
    func most() async throws {
        let began = Latch()
        let mayAnswer = Latch()
        let underWay = Atomic(0)
        let server = try LoopbackServer(most: 1) { request in
            let others = underWay.add(1, ordering: .relaxed).oldValue
            defer { underWay.subtract(1, ordering: .relaxed) }
            began.open()
            await mayAnswer.wait()
            return others == 0 ? await Self.echo(request) : nil
        }
        var first = RawClient(port: server.port)
        await first?.send(get("/1"))
        await began.wait()
        let second = try #require(RawClient(port: server.port))
        await second.send(get("/2"))
        mayAnswer.open()
        #expect(await first?.read(until: "!").hasSuffix("GET /1 !") == true)
        first = nil
        #expect(await second.read(until: "!").hasSuffix("GET /2 !"))
    }

    @Test("Clients that ask nothing do not stop others", .timeLimit(.minutes(10)))
    func idle() async throws {
        let server = try LoopbackServer(most: 2, limit: .seconds(3600), handler: Self.echo)
        let idle = try (0..<3).map { _ in try #require(RawClient(port: server.port)) }
        let client = try #require(RawClient(port: server.port))
        await client.send(get("/a"))
        #expect(await client.read(until: "!").hasSuffix("GET /a !"))
        withExtendedLifetime(idle) {}
    }

    @Test("A request is refused before its body is sent")
    func check() async throws {
        let server = try LoopbackServer(
            check: { request throws(RefusedRequest) in
                if request.headers["x-token"] == nil { throw RefusedRequest("no", status: 403) }
            }, handler: Self.echo)
        let client = try #require(RawClient(port: server.port))
        await client.send("POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 16000000\r\n\r\n")
        let text = await client.read()
        #expect(text.hasPrefix("HTTP/1.1 403 \r\n"))
        #expect(text.hasSuffix("\r\n\r\nno\n"))
    }

    @Test("When a client disconnects, its request is cancelled")
    func clientGoes() async throws {
        let began = Latch()
        let wasCancelled = Latch()
        let server = try LoopbackServer { _ in
            began.open()
            await Latch().wait()
            if Task.isCancelled { wasCancelled.open() }
            return nil
        }
        var client = RawClient(port: server.port)
        await client?.send(get("/a"))
        await began.wait()
        client = nil
        await wasCancelled.wait()
        #expect(RawClient(port: server.port) != nil)
    }

    @Test("A server that is deallocated cancels its requests and closes all connections")
    func serverGoes() async throws {
        let began = Latch()
        let wasCancelled = Latch()
        var server: LoopbackServer? = try LoopbackServer { _ in
            began.open()
            await Latch().wait()
            if Task.isCancelled { wasCancelled.open() }
            return HTTPResponse(status: 200)
        }
        let port = try #require(server?.port)
        let idle = try #require(RawClient(port: port))
        let busy = try #require(RawClient(port: port))
        await busy.send(get("/a"))
        await began.wait()
        server = nil
        await wasCancelled.wait()
        #expect(await busy.read() == "")
        #expect(await idle.read() == "")
        #expect(RawClient(port: port) == nil)
    }

    @Test("A malformed request gets 400 and the reason, and the connection is closed")
    func malformed() async throws {
        let server = try LoopbackServer(handler: Self.echo)
        let client = try #require(RawClient(port: server.port))
        await client.send("HELO there\r\n\r\n" + get("/a"))
        let text = await client.read()
        #expect(text.hasPrefix("HTTP/1.1 400 \r\n"))
        #expect(text.hasSuffix("\r\n\r\nthe first line must be METHOD /PATH HTTP/1.1\n"))
        #expect(!text.contains("/a"))
    }
}
