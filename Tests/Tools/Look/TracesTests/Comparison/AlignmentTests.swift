import Testing

@testable import Traces

@Suite("Side by side")
struct AlignmentTests {
    /// The rows as text, `-` where a sequence has nothing.
    private func rows(_ sequences: String...) -> [String] {
        let alignment = Alignment(sequences.map(Array.init)) { $0 == $1 ? 1 : nil }
        return alignment.rows.map { row in String(row.map { $0 ?? "-" }) }
    }

    @Test("An element that other sequences lack has a row of its own, in order")
    func gaps() {
        #expect(rows("abc", "ac", "abc") == ["aaa", "b-b", "ccc"])
        #expect(rows("ac", "abc", "bc") == ["aa-", "-bb", "ccc"])
    }

    @Test("As many elements as possible share a row, not just the first match")
    func best() {
        #expect(rows("xab", "abx") == ["x-", "aa", "bb", "-x"])
    }

    @Test("Of several that fit, the better one is taken")
    func weights() {
        let words = [["logIn", "show"], ["didLogIn", "logIn"]]
        let alignment = Alignment(words) { $0 == $1 ? 3 : 1 }
        #expect(alignment.rows == [[nil, "didLogIn"], ["logIn", "logIn"], ["show", nil]])
    }
}
