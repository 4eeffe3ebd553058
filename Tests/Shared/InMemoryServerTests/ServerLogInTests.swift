import Foundation
import Testing

@testable import InMemoryServer
@testable import Services

@Suite("The server: log in")
struct ServerLogInTests {
    private var server = Server(passwords: InMemoryBackend.passwords, articles: [])
    private let start = Date(timeIntervalSince1970: 1_700_000_000)

    // MARK: Lock-out

    @Test("After five wrong passwords in a row even the right one has to wait")
    mutating func lockOut() {
        for _ in 1...5 { #expect(logIn("ada", "wrong").status == 401) }
        let response = logIn("ada", "lovelace", after: 0)
        #expect(response == Response(status: 429, retryAfterSeconds: 30))
    }

    @Test("The wait is given in whole seconds, rounded up")
    mutating func patience() {
        for _ in 1...5 { _ = logIn("ada", "wrong") }
        #expect(logIn("ada", "lovelace", after: 0.5).retryAfterSeconds == 30)
        #expect(logIn("ada", "lovelace", after: 29.9).retryAfterSeconds == 1)
    }

    @Test("After 30 s the account is open, for another five")
    mutating func opensAgain() {
        for _ in 1...5 { _ = logIn("ada", "wrong") }
        for _ in 1...5 { #expect(logIn("ada", "wrong", after: 30).status == 401) }
        #expect(logIn("ada", "lovelace", after: 30).status == 429)
        #expect(logIn("ada", "lovelace", after: 60).status == 201)
    }

    @Test("The right password begins the count anew")
    mutating func resetsCount() {
        for _ in 1...4 { _ = logIn("ada", "wrong") }
        #expect(logIn("ada", "lovelace").status == 201)
        for _ in 1...4 { _ = logIn("ada", "wrong") }
        #expect(logIn("ada", "lovelace").status == 201)
    }

    @Test("Each account is counted by itself")
    mutating func perAccount() {
        for _ in 1...5 { _ = logIn("ada", "wrong") }
        #expect(logIn("alan", "turing").status == 201)
    }

    private mutating func logIn(
        _ username: String, _ password: String, after seconds: TimeInterval = 0
    ) -> Response {
        let credentials = Credentials(username: username, password: password)
        return server.answer(.logIn(credentials), at: start + seconds)
    }

    private mutating func page(token: String?) -> Response {
        var request = Request.page(for: PageQuery(matching: ""), limit: 20)
        request.token = token
        return server.answer(request, at: start)
    }
}
