import Fuzzing
import Testing

@testable import TerminalApp

@Suite("Damaged bytes of a terminal")
struct DamageTests {
    @Test(
        "They are the same keys, however they are cut, and nothing stays", .timeLimit(.minutes(5)))
    func keys() {
        for (number, input) in DamagedInputs(of: KeyDecoderTests.known.map(\.0), count: 5_000)
            .enumerated()
        {
            let cut = number % (input.bytes.count + 1)
            var decoder = KeyDecoder()
            var keys = decoder.decode(input.bytes[..<cut]) + decoder.decode(input.bytes[cut...])
            keys += decoder.endEscape()
            var whole = KeyDecoder()
            let expected = whole.decode(input.bytes) + whole.endEscape()
            #expect(keys.joiningTexts == expected.joiningTexts, "\(input)")
        }
    }
}
