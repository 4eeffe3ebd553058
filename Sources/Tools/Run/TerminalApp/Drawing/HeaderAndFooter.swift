import Output
import PocketUI

/// The lines above the app: the architecture, the open screens, and whether the app is loading.
struct Header {
    let lines: [StyledLine]

    init(_ state: PlayState, size: Size) {
        let screens = state.snapshot.screens.joined(separator: " › ")
        let title = StyledLine(state.appName, .bold) + StyledLine("  " + screens)
        let loading = state.snapshot.isLoading ? StyledLine("Loading…", .bold) : StyledLine()
        let line = title.padded(to: size.columns, with: loading)
        lines = size.isRoomy ? [line, .rule(size.columns)] : [line]
    }
}

/// The lines below the app: the toast, a notice or a question, the server, and the keys.
struct Footer {
    private static let question = "Open the link: "
    /// The most lines for a toast, and for a notice.
    private static let lineLimit = 3

    let lines: [StyledLine]
    /// Where a link is typed, if one is asked for. Lines are counted from the first of these.
    let cursor: Frame.Cursor?

    init(_ state: PlayState, size: Size) {
        let width = size.columns
        let toast = (state.snapshot.toast ?? "").wrapped(to: width - 2).prefix(Self.lineLimit)
            .map { $0.isEmpty ? StyledLine() : StyledLine("» " + $0, .bold) }
        let above = (size.isRoomy ? [StyledLine.rule(width)] : []) + toast
        let question = state.prompt.map { Self.question(answeredBy: $0, width: width) }
        let message = question.map { [$0] } ?? Self.notice(state.notice, size: size)
        let server = StyledLine(state.server.text, .dim).cut(to: width)
        let below =
            size.isRoomy
            ? (message.isEmpty ? [StyledLine()] : message) + [server]
            : message.isEmpty ? [server] : message
        let keys = KeyHelp.all.filter { $0 != .calls || state.calls != nil }
        let help = Self.help(keys, width: width, lines: size.isRoomy ? 2 : 1)
        // The list of keys needs the room, and says the same.
        lines = above + below + (state.showsKeys ? [] : help)
        cursor = question.map { Frame.Cursor(line: above.count, column: $0.width) }
    }

    /// A notice in as many lines as it takes, or in one where there is little room.
    private static func notice(_ text: String?, size: Size) -> [StyledLine] {
        guard let text else { return [] }
        if !size.isRoomy { return [StyledLine(text).cut(to: size.columns)] }
        return text.wrapped(to: size.columns).prefix(lineLimit).map { StyledLine($0) }
    }

    /// The question for a link, with as much of the end of the answer as there is room for.
    private static func question(answeredBy link: String, width: Int) -> StyledLine {
        StyledLine(question + link.suffix(ofWidth: width - question.count - 1))
    }

    /// As many keys as there is room for.
    private static func help(
        _ keys: [KeyHelp], width: Int, lines count: Int
    ) -> [StyledLine] {
        var lines = [""]
        for key in keys {
            let entry = "\(key.key) \(key.short)"
            let line = lines[lines.count - 1]
            let longer = line.isEmpty ? entry : line + "  " + entry
            if longer.width <= width {
                lines[lines.count - 1] = longer
            } else if lines.count < count {
                lines.append(entry)
            } else {
                break
            }
        }
        return (lines + repeatElement("", count: count - lines.count)).map {
            StyledLine($0, .dim)
        }
    }
}

extension StyledLine {
    static func rule(_ width: Int) -> StyledLine {
        StyledLine(String(repeating: "─", count: width), .dim)
    }
}
