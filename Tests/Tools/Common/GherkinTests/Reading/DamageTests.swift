import Gherkin
import Testing
import TestSupport

@Suite("Damaged files")
struct DamageTests {
    @Test("A damaged file is read, or its error is inside it", .timeLimit(.minutes(10)))
    func damagedFiles() {
        for input in DamagedInputs(of: Self.sources, count: 2_000) {
            do throws(GherkinError) {
                _ = try GherkinReader().read(input.bytes, path: "damaged.feature")
            } catch {
                #expect(isInside(input.bytes, error), "\(error), \(input)")
            }
        }
    }

    /// Whether the error is at a place of the file, the line after the last being its end.
    private func isInside(_ bytes: [UInt8], _ error: GherkinError) -> Bool {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let isEnd =
            (1...lines.count + 1).contains(error.location.line) && error.location.column == 1
        guard lines.indices.contains(error.location.line - 1) else { return isEnd }
        let length = String(decoding: lines[error.location.line - 1], as: UTF8.self).unicodeScalars
            .count
        return isEnd || (1...length + 1).contains(error.location.column)
    }

    private static let sources = [
        """
        @login
        Feature: Login
          Background:
            Given a member
          @slow @fast #both
          Scenario: Right password
            When she enters
              | name | password |
              | Ann  | a\\|b\\n   |
            Then she sees
              \"""json
              { "hello": "\\"\\"\\"" }
              \"""
          Rule: Three tries
            Scenario Outline: <tries>
              But she fails <tries> times
              @few
              Examples: few
                | tries |
                | 1     |
        """,
        "# language: zh-CN\n功能: 登录\n  场景大纲: <谁>\n    假如<谁>已注册\n    例子:\n      | 谁 |\n",
        "\u{FEFF}Feature: f\r\n\r\n  Scenario: 🥒\r\n    * e\u{301}\r\n      | a | b |\r\n",
        "Feature: f\n@a\nScenario: s\n* <a>\n```\n```\nExamples:\n| a |\n|\n",
    ]
}
