import Output
import PocketUI

/// The contents of the terminal at one moment.
struct Frame: Equatable, Sendable {
    /// The place of the cursor, counted from 0.
    struct Cursor: Equatable, Sendable {
        let line: Int
        let column: Int

        func moved(by lines: Int) -> Cursor {
            Cursor(line: line + lines, column: column)
        }
    }

    /// One for each line of the terminal, none wider than it is.
    let lines: [StyledLine]
    /// Nil if nothing can be typed.
    let cursor: Cursor?

    var text: String { lines.map(\.text).joined(separator: "\n") }
}

/// The size of a terminal.
struct Size: Equatable, Sendable {
    let columns: Int
    let lines: Int

    /// The least in which the app can be shown.
    static let minimum = Size(columns: 36, lines: 10)

    var isEnough: Bool {
        columns >= Self.minimum.columns && lines >= Self.minimum.lines
    }

    /// Whether there is room for rules and a second line of keys.
    var isRoomy: Bool { lines >= 16 }
}

extension Frame {
    /// The app is not drawn wider than this, because long lines are hard to follow.
    private static let widest = 100
    /// The least width for a second column beside the app.
    private static let narrowestForTwo = 100

    init(_ state: PlayState, size: Size) {
        guard size.isEnough else {
            self = Self.tooSmall(size)
            return
        }
        guard let calls = state.calls, size.columns >= Self.narrowestForTwo else {
            let width = min(size.columns, Self.widest)
            self = Self.column(state, size: Size(columns: width, lines: size.lines))
            return
        }
        let width = size.columns * 3 / 5
        let app = Self.column(state, size: Size(columns: width, lines: size.lines))
        let rest = Size(columns: size.columns - width - 3, lines: size.lines)
        let lines = zip(app.lines, calls.lines(size: rest)).map { left, right in
            left.padded(to: width) + StyledLine(" │ ", .dim) + right
        }
        self.init(lines: lines, cursor: app.cursor)
    }

    /// The app between header and footer.
    private static func column(_ state: PlayState, size: Size) -> Frame {
        let header = Header(state, size: size)
        let footer = Footer(state, size: size)
        let room = size.lines - header.lines.count - footer.lines.count
        let body =
            state.showsKeys
            ? Body(keys: KeyHelp.all)
            : Body(
                state.snapshot, focus: state.focus, size: Size(columns: size.columns, lines: room))
        let start = body.firstLine(in: room)
        let sight = body.lines.dropFirst(start).prefix(room)
        let padding = repeatElement(StyledLine(), count: room - sight.count)
        let middle = sight.map { $0.cut(to: size.columns) } + padding
        let top = header.lines.count
        let typing = footer.cursor?.moved(by: top + room) ?? body.cursor?.moved(by: top - start)
        return Frame(lines: header.lines + middle + footer.lines, cursor: typing)
    }

    private static func tooSmall(_ size: Size) -> Frame {
        let need = "\(Size.minimum.columns) x \(Size.minimum.lines)"
        let message = "This window is \(size.columns) x \(size.lines); the app needs \(need)."
        let lines = message.wrapped(to: size.columns).prefix(size.lines)
            .map { StyledLine($0).cut(to: size.columns) }
        return Frame(
            lines: lines + repeatElement(StyledLine(), count: size.lines - lines.count),
            cursor: nil)
    }
}

extension CallList {
    /// A title with the lines in sight, and those lines; as many as there is room for.
    fileprivate func lines(size: Size) -> [StyledLine] {
        let inSight = lines.dropFirst(firstLine).prefix(size.lines - 1)
        let isWhole = inSight.count == lines.count
        let position =
            isWhole ? "" : "\(firstLine + 1)–\(firstLine + inSight.count) of \(lines.count) ← →"
        let head = StyledLine(title, .bold)
            .padded(to: size.columns, with: StyledLine(position, .dim))
        let body = inSight.map { StyledLine($0).cut(to: size.columns) }
        let padding = repeatElement(StyledLine(), count: size.lines - 1 - body.count)
        return [head] + body + padding
    }
}
