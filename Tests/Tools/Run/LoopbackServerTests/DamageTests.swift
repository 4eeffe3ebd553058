import Fuzzing
import Testing

@testable import LoopbackServer

@Suite("Damaged requests")
struct DamageTests {
    private static let samples = [
        """
        GET /1/articles?limit=20 HTTP/1.1\r
        Host: 127.0.0.1\r
        Authorization: Bearer session-1\r
        \r
        POST /2/feedback HTTP/1.1\r
        Host: 127.0.0.1\r
        Content-Length: 15\r
        \r
        {"text":"Well"}
        """,
        """
        POST /3/feedback HTTP/1.1\r
        Host: a\r
        Expect: 100-continue\r
        Connection: keep-alive, close\r
        Content-Length: 2\r
        \r
        {}
        """,
        "Transfer-Encoding: chunked\r\n", "Content-Length: 16777217\r\n", " folded\r\n",
    ]

    @Test("A reader takes them or refuses them, however they are cut", .timeLimit(.minutes(5)))
    func reader() {
        let inputs = DamagedInputs(of: Self.samples, count: 5_000)
        var refusals = 0
        for (number, input) in inputs.enumerated() {
            let bytes = input.bytes
            let whole = outcome(of: [bytes[...]])
            let cut = number % (bytes.count + 1)
            #expect(outcome(of: [bytes[..<cut], bytes[cut...]]) == whole, "\(input)")
            if whole.last == "refused" { refusals += 1 }
        }
        #expect(inputs.areWorthwhile(refusals: refusals))
    }

    @Test("A server goes on serving others", .timeLimit(.minutes(5)))
    func server() async throws {
        let server = try LoopbackServer { _ in HTTPResponse(status: 200) }
        for input in DamagedInputs(of: Self.samples, count: 300) {
            let client = try #require(RawClient(port: server.port))
            await client.send(input.bytes)
            client.endWriting()
            _ = await client.read()
        }
        let client = try #require(RawClient(port: server.port))
        await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(await client.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200 "))
    }

    /// The targets of the requests that come out, and whether what follows is refused.
    private func outcome(of packets: [ArraySlice<UInt8>]) -> [String] {
        var reader = RequestReader()
        var outcome: [String] = []
        do throws(RefusedRequest) {
            for packet in packets {
                reader.append(packet)
                while let request = try reader.next() { outcome.append(request.target) }
            }
        } catch {
            outcome.append("refused")
        }
        return outcome
    }
}
