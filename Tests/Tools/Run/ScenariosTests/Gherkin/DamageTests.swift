import Fuzzing
import Scenarios
import Testing

@Suite("Damaged files")
struct DamageTests {
    @Test("A damaged file is read, or its error is inside it", .timeLimit(.minutes(5)))
    func damagedFiles() {
        let inputs = DamagedInputs(of: Self.sources + Self.strayLines, count: 10_000)
        var refusals = 0
        for input in inputs {
            do throws(GherkinError) {
                _ = try GherkinReader().read(input.bytes, path: "damaged.feature")
            } catch {
                refusals += 1
                #expect(isInside(input.bytes, error), "\(error), \(input)")
            }
        }
        #expect(inputs.areWorthwhile(refusals: refusals))
    }

    /// Whether the error is at a place of the file, the line after the last being its end.
    private func isInside(_ bytes: [UInt8], _ error: GherkinError) -> Bool {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let isEnd = (1...lines.count + 1).contains(error.line) && error.column == 1
        guard lines.indices.contains(error.line - 1) else { return isEnd }
        let length = String(decoding: lines[error.line - 1], as: UTF8.self).unicodeScalars.count
        return isEnd || (1...length + 1).contains(error.column)
    }

    private static let sources = [
        """
        @login
        Feature: Login
          As a member

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
              When she fails <tries> times
              But not more

              @few
              Examples: few
                | tries |
                | 1     |
        """,
        """
        # language: zh-CN
        功能: 登录
          场景大纲: <谁>
            假如<谁>已注册
            当输入密码
              ```
              密码
              ```
            例子:
              | 谁   |
              | 小明 |
        """,
        "\u{FEFF}Feature: f\r\n\r\n  Scenario: 🥒\r\n    * e\u{301}\r\n      | a | b |\r\n",
    ]

    /// Lines that may stand at a wrong place, each a file of its own.
    private static let strayLines = [
        "Feature: f", "Rule: r", "Background:", "Scenario: s", "Examples:", "Given a", "* <a>",
        "| a |", "|", "\"\"\"", "```", "@a", "@a b", "# language: zh-CN", "# language: x", "\t",
    ]
}
