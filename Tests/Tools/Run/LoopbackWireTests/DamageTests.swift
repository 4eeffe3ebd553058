import Fuzzing
import Testing

@testable import LoopbackServer
@testable import LoopbackWire
@testable import Services

@Suite("Damaged targets")
struct DamageTests {
    @Test("They are read as a request or as none", .timeLimit(.minutes(5)))
    func targets() {
        let inputs = DamagedInputs(
            of: [
                "/7/a%2Fb//c?d=%26&e=", "/12/articles?limit=20&matching=%EF%BB%BFa", "/1/sessions",
            ],
            count: 5_000)
        var refusals = 0
        for input in inputs {
            let incoming = HTTPRequest(
                method: "GET", target: input.text, headers: [:], body: [], keepsConnection: true)
            if Request.read(incoming) == nil { refusals += 1 }
        }
        #expect(inputs.areWorthwhile(refusals: refusals))
    }
}
