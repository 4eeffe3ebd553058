import PocketUI
import Reporting

/// How a table is drawn: as many of the rows in sight as there is room for, around the one with the focus.
struct TableDrawing {
    private(set) var lines: [Line] = []
    private(set) var focusedLine: Int?

    /// The least room in which a line tells which rows these are.
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
            lines.append(Line("  " + shown, .dim))
        }
    }

    private static func line(_ cell: Cell, isFocused: Bool, width: Int) -> Line {
        let title = Line(cell.title.oneLine, isFocused ? .reversed : nil)
        let subtitle = Line(cell.subtitle.oneLine, .dim).cut(to: width / 2)
        return .marker(isFocused) + title.with(subtitle, atColumn: width - 2)
    }
}

extension String {
    fileprivate var oneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
