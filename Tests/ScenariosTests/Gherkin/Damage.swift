import Measuring

/// Damages texts at random, but the same for the same seed.
struct Damage {
    private static let lineEnd = UInt8(ascii: "\n")

    /// What means something to a reader, and bytes that are no text.
    private static let scraps: [[UInt8]] =
        [
            "\n", "\r\n", "|", "\\", "\"\"\"", "```", "#", "@", " ", ":", "<n>", "\0",
            "\u{301}", "\u{FEFF}",
            "Feature:", "Rule:", "Background:", "Scenario:", "Examples:", "Given ",
            "# language: de\n",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3]]

    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// The text after one to four injuries, each to its bytes or to its lines.
    mutating func damaged(_ text: String) -> [UInt8] {
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let scrap = Self.scraps.randomElement(using: &generator) ?? []
            if Bool.random(using: &generator) {
                injure(&bytes, inserting: scrap)
            } else {
                var lines = bytes.split(separator: Self.lineEnd, omittingEmptySubsequences: false)
                injure(&lines, inserting: [scrap[...]])
                bytes = Array(lines.joined(separator: [Self.lineEnd]))
            }
        }
        return bytes
    }

    /// Deletes, duplicates or swaps parts, or inserts others.
    private mutating func injure<Part>(_ parts: inout [Part], inserting others: [Part]) {
        guard let place = parts.indices.randomElement(using: &generator),
            let other = parts.indices.randomElement(using: &generator)
        else { return parts = others }
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: parts.remove(at: place)
        case 1: parts.insert(parts[place], at: other)
        case 2: parts.swapAt(place, other)
        default: parts.insert(contentsOf: others, at: place)
        }
    }
}
