import Foundation
import Testing

@testable import Services

@Suite("The client")
struct ClientTests {
    private static let receipt = Data(#"{"id":7}"#.utf8)

    // MARK: Answers

    @Test("An answer that says all is well is decoded", arguments: [200, 201, 299])
    func success(status: Int) async throws {
        let client = Client(backend: BackendStub(.success(answer(status, body: Self.receipt))))
        let receipt = try await client.send(.feedback("Nice", id: 1), for: FeedbackReceipt.self)
        #expect(receipt.id == 7)
    }

    @Test("The names on the wire are those of the server")
    func wireNames() async throws {
        let page = #"""
            {"articles":[{"id":"1","title":"T","author":"A","publishedAt":9,"body":"B"}],"nextCursor":"20"}
            """#
        let news = Client(backend: BackendStub(.success(answer(200, body: Data(page.utf8)))))
        let read: Page = try await news.send(.page(for: PageQuery(matching: ""), limit: 1))
        let article = try #require(read.articles.first)
        #expect([article.id, article.title, article.author, article.body] == ["1", "T", "A", "B"])
        #expect(article.publishedAt == Date(timeIntervalSince1970: 9))
        #expect(read.nextCursor == "20")
        let session = Data(#"{"token":"t"}"#.utf8)
        let logIn = Client(backend: BackendStub(.success(answer(201, body: session))))
        #expect(try await logIn.send(.logOut(token: "t"), for: LogInAnswer.self).token == "t")
    }

    @Test("One that cannot be decoded makes no sense", arguments: ["", "{", "{}", "[7]"])
    func unreadable(body: String) async {
        await expect(.unreadable, from: .success(answer(200, body: Data(body.utf8))))
    }

    @Test(
        "Every other status is an error of its own",
        arguments: [
            (401, ServiceError.sessionEnded), (404, .notFound),
            (429, .tooManyAttempts(retryAfterSeconds: nil)),
            (500, .serverProblem), (503, .serverProblem), (599, .serverProblem),
        ])
    func failures(status: Int, error: ServiceError) async {
        await expect(error, from: .success(answer(status, body: Self.receipt)))
    }

    @Test(
        "A status no rule foresees makes no sense",
        arguments: [0, 100, 199, 300, 302, 400, 403, 418, 499, 600])
    func unforeseen(status: Int) async {
        await expect(.unreadable, from: .success(answer(status, body: Self.receipt)))
    }

    @Test(
        "To have no answer is an error, too",
        arguments: [
            (BackendError.offline, ServiceError.offline), (.timedOut, .timedOut),
            // Nobody has cancelled the task, so somebody waits.
            (.cancelled, .offline),
        ])
    func noAnswer(cause: BackendError, error: ServiceError) async {
        await expect(error, from: .failure(cause))
    }

    // MARK: Sessions

    @Test("The session goes with every request")
    func token() async throws {
        let backend = BackendStub(.success(answer(200, body: Self.receipt)))
        let client = Client(backend: backend)
        client.beginSession(token: "secret")
        _ = try await client.send(.feedback("Nice", id: 1), for: FeedbackReceipt.self)
        #expect(backend.requests.map(\.token) == ["secret"])
    }

    @Test("A session the server no longer knows is forgotten")
    func sessionEnded() async {
        let backend = BackendStub(.success(answer(401)))
        let client = Client(backend: backend)
        client.beginSession(token: "secret")
        for _ in 1...2 {
            await #expect(throws: ServiceError.sessionEnded) {
                _ = try await client.send(.feedback("Nice", id: 1), for: FeedbackReceipt.self)
            }
        }
        #expect(backend.requests.map(\.token) == ["secret", nil])
        #expect(!client.isLoggedIn)
    }

    // MARK: Cancelling

    @Test(
        "A call that is cancelled says so, whatever answer had come",
        arguments: [
            Result<Response, BackendError>.success(Response(status: 200, body: receipt)),
            .success(Response(status: 500)), .success(Response(status: 401)), .failure(.offline),
        ])
    func cancelled(result: Result<Response, BackendError>) async {
        let client = Client(backend: BackendStub(result, cancelsCaller: true))
        client.beginSession(token: "secret")
        let outcome = await Task {
            try await client.send(.feedback("Nice", id: 1), for: FeedbackReceipt.self)
        }.result
        #expect(throws: ServiceError.cancelled) { try outcome.get() }
    }

    private func answer(_ status: Int, body: Data = Data()) -> Response {
        Response(status: status, body: body)
    }

    private func expect(
        _ error: ServiceError, from result: Result<Response, BackendError>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        let client = Client(backend: BackendStub(result))
        await #expect(throws: error, sourceLocation: sourceLocation) {
            _ = try await client.send(.feedback("Nice", id: 1), for: FeedbackReceipt.self)
        }
    }
}
