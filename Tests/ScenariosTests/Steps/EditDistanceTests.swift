import Testing

@testable import Scenarios

@Suite("Edit distance")
struct EditDistanceTests {
    @Test(
        "It counts insertions, deletions and substitutions, from either side",
        arguments: [
            ("", "", 0), ("a", "a", 0), ("", "abc", 3), ("kitten", "sitting", 3),
            ("flaw", "lawn", 2), ("saturday", "sunday", 3), ("ab", "ba", 2), ("abc", "def", 3),
            ("é", "e\u{301}", 0), ("👩‍👩‍👧", "x", 1),
        ])
    func known(first: String, second: String, distance: Int) {
        #expect(editDistance(first, second) == distance)
        #expect(editDistance(second, first) == distance)
    }
}
