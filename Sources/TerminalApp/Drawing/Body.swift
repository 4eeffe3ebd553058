import PocketUI
import Reporting

/// The screen itself, line by line from its top.
struct Body {
    var lines: [Line] = []
    /// The line that must be in sight.
    var focusedLine: Int?
    /// Where something can be typed.
    var cursor: Frame.Cursor?

    /// A list of keys in place of the screen.
    init(keys: [KeyHelp]) {
        let width = keys.map(\.key.count).max() ?? 0
        lines = keys.map { key in
            Line("  ") + Line(key.key, .bold).filled(to: width + 2) + Line(key.long)
        }
    }

    /// Draws what is on a screen.
    ///
    /// - Parameter size: The room there is. A table takes what the rest leaves, if that is anything.
    init(_ snapshot: Snapshot, focus: Focus?, size: Size) {
        let names = snapshot.elements.map(\.fieldNameWidth).max() ?? 0
        let others = snapshot.elements.reduce(0) { $0 + $1.height(width: size.columns - 2) }
        for element in snapshot.elements {
            switch element {
            case .label(let text):
                lines += text.wrapped(to: size.columns - 2).map { Line("  " + $0) }
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

    /// Where to begin, so that the focus is among the lines in sight.
    func firstLine(in room: Int) -> Int {
        max(0, min((focusedLine ?? 0) - room / 2, lines.count - room))
    }
}

extension Snapshot.Element {
    fileprivate var fieldNameWidth: Int {
        if case .field(let name, _, _) = self { name.width } else { 0 }
    }

    /// How many lines it takes; none for a table, which makes do with what is left.
    fileprivate func height(width: Int) -> Int {
        switch self {
        case .label(let text): text.wrapped(to: width).count
        case .field, .button: 1
        case .table: 0
        }
    }
}

extension Line {
    /// Points at the line that has the focus, also where nothing can be set off.
    static func marker(_ isFocused: Bool) -> Line {
        Line(isFocused ? "› " : "  ", .bold)
    }

    fileprivate static func button(_ title: String, _ isEnabled: Bool, _ isFocused: Bool) -> Line {
        let face = Line("<\(title)>", isFocused ? .reversed : isEnabled ? nil : .dim)
        return isEnabled ? face : face + .disabled
    }

    static let disabled = Line(" disabled", .dim)
}
