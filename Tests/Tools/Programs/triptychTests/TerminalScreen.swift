import Foundation

/// The screen of a terminal, as far as the program uses it.
struct TerminalScreen {
    /// Whether the program has a screen of its own, rather than the shell's.
    private(set) var isAlternate = false
    private(set) var showsCursor = true
    /// Whether anything has been set off, in colour or otherwise.
    private(set) var isStyled = false
    private var cells: [[Character]]
    private var line = 0
    private var column = 0
    private var pending: [UInt8] = []

    init(columns: Int, lines: Int) {
        cells = Array(repeating: Array(repeating: " ", count: columns), count: lines)
    }

    /// The screen, line by line.
    var text: String { cells.map { String($0) }.joined(separator: "\n") }

    /// Takes what a program writes.
    mutating func take(_ bytes: some Sequence<UInt8>) {
        pending += bytes
        // A character or a sequence that is not all there waits for the rest.
        guard var rest = String(validating: pending, as: UTF8.self)?[...] else { return }
        pending = []
        while let first = rest.first {
            if first == "\u{1B}" {
                guard let match = rest.prefixMatch(of: #/\u{1B}\[([?0-9;]*)([A-Za-z])/#) else {
                    break
                }
                obey(match.2, match.1)
                rest = rest[match.range.upperBound...]
            } else {
                put(first)
                rest.removeFirst()
            }
        }
        pending = Array(rest.utf8)
    }

    private mutating func put(_ character: Character) {
        guard cells.indices.contains(line), cells[line].indices.contains(column) else { return }
        cells[line][column] = character
        // Without autowrap the cursor stays on the last column, where an erasure would begin.
        column = min(column + 1, cells[line].count - 1)
    }

    private mutating func obey(_ letter: Substring, _ parameters: Substring) {
        switch (letter, parameters) {
        case ("H", _):
            let place = parameters.split(separator: ";").compactMap { Int($0) }
            line = (place.first ?? 1) - 1
            column = (place.last ?? 1) - 1
        case ("K", _):
            guard cells.indices.contains(line) else { return }
            for column in cells[line].indices.dropFirst(column) { cells[line][column] = " " }
        case ("J", _):
            cells = cells.map { $0.map { _ in " " } }
        case ("h", "?1049"): isAlternate = true
        case ("l", "?1049"): isAlternate = false
        case ("h", "?25"): showsCursor = true
        case ("l", "?25"): showsCursor = false
        case ("m", _): isStyled = true
        default: break
        }
    }
}
