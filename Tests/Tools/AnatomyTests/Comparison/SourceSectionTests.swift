import Testing

@testable import Anatomy

@Suite("Sections of a file")
struct SourceSectionTests {
    private static let lines = [
        "final class A {", "    init() {}", "", "    // MARK: - One", "", "    func one() {",
        "    }",
        "", "    // MARK: - Two", "    func two() {}", "}", "", "// MARK: - One: more",
        "extension A {",
        "}", "",
    ]

    private func lines(_ mark: String?) -> [[String]] {
        SourceSection("Home/A", mark: mark).places(in: Self.lines).map { Array(Self.lines[$0]) }
    }

    @Test("Goes on to the next mark, and may be continued later")
    func toNextMark() {
        #expect(
            lines("One") == [
                ["    // MARK: - One", "", "    func one() {", "    }"],
                ["// MARK: - One: more", "extension A {", "}"],
            ])
    }

    @Test("A section ends where the enclosing type ends")
    func toEnd() {
        #expect(lines("Two") == [["    // MARK: - Two", "    func two() {}"]])
    }

    @Test("What stands before the first mark is a section without a title")
    func head() {
        #expect(lines(nil) == [["final class A {", "    init() {}"]])
        #expect(SourceSection("A", mark: nil).places(in: ["a", ""]) == [0..<1])
    }

    @Test("A mark that is not there has no place")
    func missing() {
        #expect(lines("Three").isEmpty)
    }
}
