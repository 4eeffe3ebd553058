import Testing

@testable import NewFeature

@Suite("Insertions")
struct InsertionTests {
    private let file = "enum Screen {\n    case home\n    case news\n}\n"

    @Test("A text comes after a line, before it, or within it")
    func places() throws {
        #expect(
            try insert("    case login\n", .afterLine, "case home")
                == "enum Screen {\n    case home\n    case login\n    case news\n}\n")
        #expect(
            try insert("    case login\n", .beforeLine, "case home")
                == "enum Screen {\n    case login\n    case home\n    case news\n}\n")
        #expect(
            try insert(", login", .afterText, "case home")
                == "enum Screen {\n    case home, login\n    case news\n}\n")
    }

    @Test("A part of a line is no line")
    func partOfLine() {
        #expect(throws: NewFeatureError.self) { try insert("", .afterLine, "case") }
    }

    @Test("Where the place is not there, nothing is guessed")
    func missing() {
        let error = #expect(throws: NewFeatureError.self) {
            try insert("", .beforeLine, "case article")
        }
        #expect(error?.description.hasPrefix("Screen.swift: `case article` must be there") == true)
        #expect(error?.description.contains("there is none") == true)
    }

    @Test("Where the place is there twice, its lines are named")
    func twice() {
        let error = #expect(throws: NewFeatureError.self) { try insert("", .afterText, "case ") }
        #expect(error?.description.contains("it is in lines 2 and 3") == true)
    }

    private func insert(
        _ text: String, _ place: Insertion.Place, _ anchor: String
    ) throws -> String {
        try Insertion(place: place, anchor: anchor, text: text)
            .inserted(into: file, at: "Screen.swift")
    }
}
