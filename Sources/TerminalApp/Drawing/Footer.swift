import PocketUI
import Reporting

/// What stands below the app: the toast, what the player is told or asked, the server, and the keys.
struct Footer {
    private static let question = "Open the link: "

    let lines: [Line]
    /// Where a link is typed, if one is asked for; lines are counted from the first of these.
    let cursor: Frame.Cursor?

    init(_ scene: Scene, size: Size) {
        let width = size.columns
        let toast = (scene.snapshot.toast ?? "").wrapped(to: width - 2).prefix(3)
            .map { $0.isEmpty ? Line() : Line("» " + $0, .bold) }
        let above = (size.isRoomy ? [Line.rule(width)] : []) + toast
        let question = scene.prompt.map { Self.question(answeredBy: $0, width: width) }
        let said = question ?? scene.notice.map { Line($0).cut(to: width) }
        let server = Line(scene.server.text, .dim).cut(to: width)
        let below = size.isRoomy ? [said ?? Line(), server] : [said ?? server]
        lines = above + below + Self.help(width: width, lines: size.isRoomy ? 2 : 1)
        cursor = question.map { Frame.Cursor(line: above.count, column: $0.width) }
    }

    /// The question for a link, with as much of the end of the answer as there is room for.
    private static func question(answeredBy link: String, width: Int) -> Line {
        Line(question + link.ending(ofWidth: width - question.count - 1))
    }

    /// As many keys as there is room for.
    private static func help(width: Int, lines count: Int) -> [Line] {
        var lines = [""]
        for key in KeyHelp.all {
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
        return (lines + repeatElement("", count: count - lines.count)).map { Line($0, .dim) }
    }
}
