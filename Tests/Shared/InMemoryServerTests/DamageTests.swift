import Foundation
import Fuzzing
import Testing

@testable import InMemoryServer
@testable import Services

@Suite("Damaged requests")
struct DamageTests {
    @Test("A log-in is answered, whatever its body is", .timeLimit(.minutes(5)))
    func logIns() {
        let inputs = DamagedInputs(
            of: [#"{"password":"lovelace","username":"ada"}"#], strays: [#""username":"eve","#],
            count: 2_000)
        var server = Server(passwords: InMemoryBackend.passwords, articles: [])
        var refusals = 0
        for input in inputs {
            let request = Request(.post, ["sessions"], body: Data(input.bytes))
            let status = server.answer(request, at: Date(timeIntervalSince1970: 9)).status
            #expect([201, 400, 401, 429].contains(status), "\(input)")
            if status == 400 { refusals += 1 }
        }
        #expect(inputs.areWorthwhile(refusals: refusals))
    }

    @Test("A page is given or refused, whatever is asked for", .timeLimit(.minutes(5)))
    func pages() throws {
        var server = Server(
            passwords: InMemoryBackend.passwords,
            articles: .samples(3, now: Date(timeIntervalSince1970: 0)))
        let logIn = Request.logIn(Credentials(username: "ada", password: "lovelace"))
        let now = Date(timeIntervalSince1970: 9)
        let session = try JSON.decode(
            LogInAnswer.self, from: server.answer(logIn, at: now).body)
        let inputs = DamagedInputs(of: ["0", "1", "20", "3"], count: 2_000)
        var refusals = 0
        for (number, input) in inputs.enumerated() {
            let other = inputs[(number * 7 + 1) % inputs.count]
            var request = Request(
                .get, ["articles"], query: ["limit": input.text, "cursor": other.text])
            request.token = session.token
            let status = server.answer(request, at: now).status
            #expect([200, 400].contains(status), "\(input), \(other)")
            if status == 400 { refusals += 1 }
        }
        #expect(inputs.areWorthwhile(refusals: refusals))
    }
}
