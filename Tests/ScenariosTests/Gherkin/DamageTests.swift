import Measuring
import Scenarios
import Testing

@Suite("Damaged files")
struct DamageTests {
    @Test("A damaged file is read, or its error is inside it", .timeLimit(.minutes(1)))
    func damagedFiles() {
        var generator = SeededGenerator(seed: 20_260_101)
        var refusals = 0
        for round in 0..<10_000 {
            var bytes = Array(Self.sources[round % Self.sources.count].utf8)
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let damage = Damage.allCases.randomElement(using: &generator)
                bytes = damage?.applied(to: bytes, using: &generator) ?? bytes
            }
            do throws(GherkinError) {
                _ = try GherkinReader().read(bytes, path: "damaged.feature")
            } catch {
                refusals += 1
                #expect(isInside(bytes, error), "round \(round): \(error)")
            }
        }
        // If all or none were refused, the damage would not be of the kind that tests a reader.
        #expect((1_000...9_000).contains(refusals))
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
}

/// A way to spoil a feature file, as a slip of an editor may.
enum Damage: CaseIterable {
    case deleteByte, duplicateByte, swapBytes, insertByte
    case deleteLine, duplicateLine, swapLines, insertLine

    /// The bytes with the damage done at a random place.
    func applied(to bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
        switch self {
        case .deleteByte, .duplicateByte, .swapBytes, .insertByte:
            let inserted = UInt8.random(in: .min ... .max, using: &generator)
            return damaged(bytes, inserting: inserted, using: &generator)
        case .deleteLine, .duplicateLine, .swapLines, .insertLine:
            let lines = bytes.split(separator: newline, omittingEmptySubsequences: false)
            let inserted = Self.strayLines.randomElement(using: &generator) ?? ""
            let damagedLines = damaged(
                lines, inserting: Array(inserted.utf8)[...], using: &generator)
            return Array(damagedLines.joined(separator: [newline]))
        }
    }

    private var newline: UInt8 { UInt8(ascii: "\n") }

    private static let strayLines = [
        "Feature: f", "Rule: r", "Background:", "Scenario: s", "Examples:", "Given a", "* <a>",
        "| a |", "|", "\"\"\"", "```", "@a", "@a b", "# language: no", "# language: x", "\t", "a",
    ]

    private func damaged<Element>(
        _ elements: [Element], inserting stray: Element, using generator: inout SeededGenerator
    ) -> [Element] {
        var damaged = elements
        guard let first = elements.indices.randomElement(using: &generator),
            let second = elements.indices.randomElement(using: &generator)
        else { return [stray] }
        switch self {
        case .deleteByte, .deleteLine: damaged.remove(at: first)
        case .duplicateByte, .duplicateLine: damaged.insert(elements[first], at: second)
        case .swapBytes, .swapLines: damaged.swapAt(first, second)
        case .insertByte, .insertLine: damaged.insert(stray, at: first)
        }
        return damaged
    }
}
