import Foundation
import InMemoryServer
import Loopback
import Testing

@testable import Services

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("The server over HTTP", .timeLimit(.minutes(10)))
@MainActor
struct HTTPBackendTests {
    private func outcome(
        of request: Request, at url: URL?, patience: TimeInterval = 60
    ) async throws -> Result<Response, BackendError> {
        let configuration = URLSessionConfiguration.asking
        configuration.timeoutIntervalForRequest = patience
        let session = URLSession(configuration: configuration)
        defer { session.finishTasksAndInvalidate() }
        let backend = HTTPBackend(url: try #require(url), session: session)
        do throws(BackendError) {
            return .success(try await backend.send(request))
        } catch {
            return .failure(error)
        }
    }

    // MARK: What is asked

    @Test("A question is a GET with all texts encoded, and says who asks")
    func get() async throws {
        let server = try ServerStub(status: 200)
        var request = Request(
            .get, ["articles", "a/b ä?"], query: ["b": "1+1=2&c", "a": "日本"])
        request.token = "session-1"
        _ = try await outcome(of: request, at: server.url)
        let seen = try #require(server.requests.first)
        #expect(seen.method == "GET")
        #expect(
            seen.target
                == "/api/articles/a%2Fb%20%C3%A4%3F?a=%E6%97%A5%E6%9C%AC&b=1%2B1%3D2%26c")
        #expect(seen.headers["authorization"] == "Bearer session-1")
        #expect(seen.headers["content-type"] == nil)
    }

    @Test("What is to be added is a POST with JSON", arguments: [1, 100_000])
    func post(length: Int) async throws {
        let server = try ServerStub(status: 201)
        let text = String(repeating: "x", count: length)
        let request = Request.feedback(text, id: 1)
        _ = try await outcome(of: request, at: server.url)
        let seen = try #require(server.requests.first)
        #expect(seen.method == "POST")
        #expect(seen.target == "/api/feedback")
        #expect(seen.headers["content-type"] == "application/json")
        #expect(seen.headers["authorization"] == nil)
        #expect(Data(seen.body) == request.body)
    }

    // MARK: What is answered

    @Test("Any status is an answer", arguments: [200, 201, 400, 401, 404, 407, 408, 500, 504])
    func statuses(status: Int) async throws {
        let server = try ServerStub(status: status, body: "{}")
        let outcome = try await outcome(of: .article(id: "1"), at: server.url)
        #expect(outcome == .success(Response(status: status, body: Data("{}".utf8))))
        #expect(server.requests.count == 1)
    }

    @Test(
        "A server may ask for patience, in seconds or until a date of its own clock",
        arguments: [
            ("30", 30), ("0", 1), ("soon", nil),
            ("Sun, 06 Nov 1994 08:51:07 GMT", 90), ("Sun, 06 Nov 1994 08:49:37 GMT", 1),
        ])
    func retryAfter(value: String, seconds: Int?) async throws {
        let server = try ServerStub(
            status: 429, headers: ["Retry-After": value, "Date": "Sun, 06 Nov 1994 08:49:37 GMT"])
        let outcome = try await outcome(of: .article(id: "1"), at: server.url)
        #expect(outcome == .success(Response(status: 429, retryAfterSeconds: seconds)))
    }

    @Test("No answer is remembered")
    func remembersNothing() async throws {
        let server = try ServerStub(
            status: 200, headers: ["Cache-Control": "max-age=600", "Set-Cookie": "a=b"])
        let backend = HTTPBackend(url: try #require(server.url))
        for _ in 0..<2 { _ = try await backend.send(.article(id: "1")) }
        #expect(server.requests.count == 2)
        #expect(server.requests.last?.headers["cookie"] == nil)
    }

    // MARK: No answer

    @Test("A server that is not there is out of reach")
    func nobodyListens() async throws {
        // Its server is gone when this is used.
        let url = try ServerStub(status: 200).url
        #expect(try await outcome(of: .article(id: "1"), at: url) == .failure(.offline))
    }

    @Test(
        "A server that hangs up is out of reach and is asked once, also if it answered before",
        arguments: [Request.article(id: "1"), .feedback("Hi", id: 1)])
    func hangsUp(request: Request) async throws {
        let server = try ServerStub(.onlyFirst(HTTPResponse(status: 200)))
        let backend = HTTPBackend(url: try #require(server.url))
        #expect(try await backend.send(request).status == 200)
        await #expect(throws: BackendError.offline) { try await backend.send(request) }
        #expect(server.requests.count == 2)
    }

    @Test("A server that takes too long has timed out")
    func timesOut() async throws {
        let server = try ServerStub(.never)
        let outcome = try await outcome(of: .article(id: "1"), at: server.url, patience: 0.05)
        #expect(outcome == .failure(.timedOut))
    }

    @Test("A call whose task is cancelled hangs up")
    func cancelled() async throws {
        let server = try ServerStub(.never)
        let url = server.url
        let task = Task { try await outcome(of: .article(id: "1"), at: url) }
        await server.waitForArrival()
        task.cancel()
        #expect(try await task.value == .failure(.cancelled))
        await server.waitForWithdrawal()
    }

    // MARK: Services
}
