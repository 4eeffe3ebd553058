import Output
import PocketUI

/// The top screen, line by line.
struct Body {
    var lines: [StyledLine] = []
    /// The line with the focus.
    var focusedLine: Int?
    /// Where text is typed.
    var cursor: Frame.Cursor?

    /// A list of keys.
    init(keys: [KeyHelp]) {
        let width = keys.map(\.key.count).max() ?? 0
        lines = keys.map { key in
            StyledLine("  ") + StyledLine(key.key, .bold).padded(to: width + 2)
                + StyledLine(key.long)
        }
    }

    /// Draws a screen.
    ///
    /// - Parameter size: The available room. A table takes the lines that the rest leaves.
    init(_ snapshot: Snapshot, focus: Focus?, size: Size) {
        let names = snapshot.elements.map(\.fieldNameWidth).max() ?? 0
        let others = snapshot.elements.reduce(0) { $0 + $1.height(width: size.columns - 2) }
        for element in snapshot.elements {
            switch element {
            case .label(let text):
                lines += text.wrapped(to: size.columns - 2).map { StyledLine("  " + $0) }
            case .field(let name, let text, let isEnabled):
                add(
                    FieldDrawing(
                        name: name, text: text, isEnabled: isEnabled, nameWidth: names,
                        width: size.columns, isFocused: focus == .field(name)))
            case .button(let title, let isEnabled):
                let isFocused = focus == .button(title)
                if isFocused { focusedLine = lines.count }
                lines.append(.marker(isFocused) + .button(title, isEnabled, isFocused))
            case .table(let count, let first, let rows):
                let table = TableDrawing(
                    numberOfRows: count, firstRow: first, rows: rows, focusedRow: focus?.row,
                    size: Size(columns: size.columns, lines: max(1, size.lines - others)))
                focusedLine = table.focusedLine.map { lines.count + $0 } ?? focusedLine
                lines += table.lines
            }
        }
    }

    private mutating func add(_ field: FieldDrawing) {
        if field.isFocused {
            focusedLine = lines.count
            if field.isEnabled {
                cursor = Frame.Cursor(line: lines.count, column: field.cursorColumn)
            }
        }
        lines.append(field.line)
    }

    /// The first line in sight, chosen so that the focus is in sight.
    func firstLine(in room: Int) -> Int {
        max(0, min((focusedLine ?? 0) - room / 2, lines.count - room))
    }
}

extension Snapshot.Element {
    fileprivate var fieldNameWidth: Int {
        if case .field(let name, _, _) = self { name.width } else { 0 }
    }

    /// The number of lines; 0 for a table, which takes what is left.
    fileprivate func height(width: Int) -> Int {
        switch self {
        case .label(let text): text.wrapped(to: width).count
        case .field, .button: 1
        case .table: 0
        }
    }
}

extension StyledLine {
    /// Marks the line with the focus, also on a terminal without styles.
    static func marker(_ isFocused: Bool) -> StyledLine {
        StyledLine(isFocused ? "› " : "  ", .bold)
    }

    fileprivate static func button(
        _ title: String, _ isEnabled: Bool, _ isFocused: Bool
    ) -> StyledLine {
        let face = StyledLine("<\(title)>", isFocused ? .reversed : isEnabled ? nil : .dim)
        return isEnabled ? face : face + .disabled
    }

    static let disabled = StyledLine(" disabled", .dim)
}
