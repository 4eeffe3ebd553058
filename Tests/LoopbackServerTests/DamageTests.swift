import Measuring
import Testing

@testable import LoopbackServer

@Suite("Damaged requests")
struct DamageTests {
    private static let sound = """
        GET /1/articles?limit=20 HTTP/1.1\r
        Host: 127.0.0.1\r
        Authorization: Bearer session-1\r
        \r
        POST /2/feedback HTTP/1.1\r
        Host: 127.0.0.1\r
        Content-Length: 15\r
        \r
        {"text":"Well"}
        """

    /// The sound requests with some bytes dropped, doubled or replaced.
    private func damaged(using generator: inout SeededGenerator) -> [UInt8] {
        var bytes = Array(Self.sound.utf8)
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let place = Int.random(in: bytes.indices, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: bytes.remove(at: place)
            case 1: bytes.insert(bytes[place], at: place)
            default: bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
            }
        }
        return bytes
    }

    @Test("A reader takes them or refuses them, however they are cut", .timeLimit(.minutes(1)))
    func reader() {
        var generator = SeededGenerator(seed: 20_260_101)
        var refusals = 0
        for round in 0..<5_000 {
            let bytes = damaged(using: &generator)
            let whole = outcome(of: [bytes[...]])
            let cut = Int.random(in: bytes.indices, using: &generator)
            #expect(outcome(of: [bytes[..<cut], bytes[cut...]]) == whole, "round \(round)")
            if whole.last == "refused" { refusals += 1 }
        }
        // If all or none were refused, the damage would not be of the kind that tests a reader.
        #expect((500...4_500).contains(refusals))
    }

    @Test("A server goes on serving others", .timeLimit(.minutes(1)))
    func server() async throws {
        let server = try LoopbackServer { _ in HTTPResponse(status: 200) }
        var generator = SeededGenerator(seed: 20_260_102)
        for _ in 0..<300 {
            let client = try #require(RawClient(port: server.port))
            await client.send(damaged(using: &generator))
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
        do throws(MalformedRequest) {
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
