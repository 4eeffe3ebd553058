import Foundation
import Testing

@testable import InMemoryServer
@testable import Services

@Suite("The server: news and feedback")
struct ServerNewsTests {
    private static let now = Date(timeIntervalSince1970: 1_700_000_000)

    private var server = Server(
        passwords: InMemoryBackend.passwords, articles: .samples(45, now: now))
    private let token: String

    init() throws {
        token = try Self.logIn(to: &server)
    }

    // MARK: Pages

    @Test("Each page tells where the next begins, and the last that there is none")
    mutating func pages() throws {
        let first = try page()
        let second = try page(after: first.nextCursor)
        let third = try page(after: second.nextCursor)
        #expect([first, second, third].map(\.articles.count) == [20, 20, 5])
        #expect(third.nextCursor == nil)
        let ids = [first, second, third].flatMap(\.articles).map(\.id)
        #expect(ids == (1...45).map { "\($0)" })
    }

    @Test("What comes out between two pages shifts the second")
    mutating func shift() throws {
        let first = try page()
        server.publish(1, now: Self.now)
        let second = try page(after: first.nextCursor)
        #expect(second.articles.first == first.articles.last)
    }

    @Test("A cursor that is none is refused", arguments: ["x", "-1", ""])
    mutating func badCursor(cursor: String) {
        #expect(answer(.page(for: PageQuery(matching: "", after: cursor), limit: 20)).status == 400)
    }

    // MARK: Search

    @Test(
        "A search looks in titles and authors, whatever the case",
        arguments: [("article 7", 1), ("AUTHOR 45", 1), ("Article 1", 11), ("body", 0)])
    mutating func search(text: String, matches: Int) throws {
        #expect(try page(matching: text).articles.count == matches)
    }

    // MARK: Feedback

    @Test("Feedback gets a receipt, each its own, and the same one if it is repeated")
    mutating func feedback() {
        let first = answer(.feedback("Nice", id: 1))
        let repeated = answer(.feedback("Nice", id: 1))
        let second = answer(.feedback("Nice", id: 2))
        #expect([first, repeated, second].map(\.status) == [201, 200, 201])
        #expect(repeated.body == first.body)
        #expect(second.body != first.body)
    }

    @Test("Every id of a session keeps its receipt, whatever feedback has come since")
    mutating func receipts() {
        let first = answer(.feedback("Nice", id: 1))
        let second = answer(.feedback("Great", id: 2))
        let repeated = [answer(.feedback("Nice", id: 1)), answer(.feedback("Great", id: 2))]
        #expect(repeated.map(\.status) == [200, 200])
        #expect(repeated.map(\.body) == [first.body, second.body])
        #expect(server.feedback == ["Nice", "Great"])
    }

    @Test("The same id in another session is other feedback")
    mutating func receiptsOfSessions() throws {
        let first = answer(.feedback("Nice", id: 1))
        var request = Request.feedback("Nice", id: 1)
        request.token = try Self.logIn(to: &server)
        let second = server.answer(request, at: Self.now)
        #expect(second.status == 201)
        #expect(second.body != first.body)
        #expect(server.feedback == ["Nice", "Nice"])
    }

    @Test("A body that is no feedback is refused")
    mutating func malformedFeedback() {
        #expect(answer(Request(.post, ["feedback"])).status == 400)
    }

    /// - Returns: The token of a new session.
    private static func logIn(to server: inout Server) throws -> String {
        let credentials = Credentials(username: "ada", password: "lovelace")
        let response = server.answer(.logIn(credentials), at: now)
        return try JSON.decode(LogInAnswer.self, from: response.body).token
    }

    private mutating func answer(_ request: Request) -> Response {
        var request = request
        request.token = token
        return server.answer(request, at: Self.now)
    }

    private mutating func page(
        matching text: String = "", after cursor: String? = nil
    ) throws -> Page {
        let response = answer(.page(for: PageQuery(matching: text, after: cursor), limit: 20))
        return try JSON.decode(Page.self, from: response.body)
    }
}
