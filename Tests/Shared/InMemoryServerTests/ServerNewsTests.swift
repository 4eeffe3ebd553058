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
        let credentials = Credentials(username: "ada", password: "lovelace")
        let response = server.answer(.logIn(credentials), at: Self.now)
        token = try JSON.decode(LogInAnswer.self, from: response.body).token
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

    @Test("A body that is no feedback is refused")
    mutating func malformedFeedback() {
        #expect(answer(Request(.post, ["feedback"])).status == 400)
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
