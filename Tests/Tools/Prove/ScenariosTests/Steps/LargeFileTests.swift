import Gherkin
import Testing
import TestSupport

@testable import Scenarios

/// With quadratic work these would take hours.
@Suite("Large files", .timeLimit(.minutes(10)))
struct LargeFileTests {
    @Test("Many comments before the feature")
    func comments() throws {
        let comments = String(repeating: "# language of the country\n", count: 100_000)
        #expect(try read(comments + "Feature: f").name == "f")
    }

    @Test("A long line with a known step")
    func longStep() throws {
        let text = String(repeating: "ä \\\" ", count: 50_000)
        let step = try Step.written("I see the text \"\(text)\"").bound()
        #expect(step.input.string().utf8.count == 50_000 * 5)
    }

    @Test("A long line with an unknown step", arguments: ["ab c", "\"", "\"a\" , ", "\\\""])
    func unknownStep(part: String) throws {
        let text = "\"" + String(repeating: part, count: 200_000 / part.count)
        let step = try Step.written(text)
        let error = #expect(throws: GherkinError.self) { try step.bound() }
        #expect(error?.advice.hasPrefix("the nearest are: ") == true)
    }
}
