import Measuring

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
