import Output
import PocketUI

/// A field: its name, and the end of its text, where one types.
struct FieldDrawing {
    let name: String
    let text: String
    let isEnabled: Bool
    /// The width of the longest name on the screen.
    let nameWidth: Int
    /// The width of the screen.
    let width: Int
    let isFocused: Bool

    private static let narrowest = 4
    private static let widest = 60

    var line: StyledLine {
        let box = StyledLine("[" + seen).padded(to: room + 2) + StyledLine("]")
        let face = isEnabled ? box : box.styled(.dim) + .disabled
        return StyledLine.marker(isFocused)
            + StyledLine(name, isFocused ? .bold : nil).padded(to: nameWidth)
            + StyledLine(" ") + face
    }

    /// After the last character.
    var cursorColumn: Int { 2 + nameWidth + 2 + seen.width }

    private var seen: String { text.withoutControls.suffix(ofWidth: room) }

    /// The columns between the brackets, without that of the cursor.
    private var room: Int {
        let others = 2 + nameWidth + 1 + 3 + (isEnabled ? 0 : StyledLine.disabled.width)
        return min(Self.widest, max(Self.narrowest, width - others))
    }
}

/// A table: as many of its visible rows as there is room for, around the row with the focus.
struct TableDrawing {
    private(set) var lines: [StyledLine] = []
    private(set) var focusedLine: Int?

    /// With fewer lines, the line that says which rows are shown is left out.
    private static let roomForPosition = 4

    init(numberOfRows: Int, firstRow: Int, rows: [Cell], focusedRow: Int?, size: Size) {
        if rows.isEmpty { return }
        let tellsPosition = size.lines >= Self.roomForPosition
        let room = min(rows.count, size.lines - (tellsPosition ? 1 : 0))
        let focused = (focusedRow ?? firstRow) - firstRow
        let start = max(0, min(focused - room / 2, rows.count - room))
        for index in start..<start + room {
            let isFocused = focusedRow == firstRow + index
            if isFocused { focusedLine = lines.count }
            lines.append(Self.line(rows[index], isFocused: isFocused, width: size.columns))
        }
        if tellsPosition {
            let shown = "\(firstRow + start + 1)–\(firstRow + start + room) of \(numberOfRows)"
            lines.append(StyledLine("  " + shown, .dim))
        }
    }

    private static func line(_ cell: Cell, isFocused: Bool, width: Int) -> StyledLine {
        let title = StyledLine(cell.title.oneLine, isFocused ? .reversed : nil)
        let subtitle = StyledLine(cell.subtitle.oneLine, .dim).cut(to: width / 2)
        return .marker(isFocused) + title.padded(to: width - 2, with: subtitle)
    }
}

extension String {
    fileprivate var oneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
