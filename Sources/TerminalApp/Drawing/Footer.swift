import PocketUI
import Reporting

/// What stands below the app: the toast, what the player is told or asked, the server, and the keys.
struct Footer {
    private static let question = "Open the link: "

    let lines: [Line]
    private let promptLine: Int?
    private let promptColumn: Int

    init(_ scene: Scene, size: Size) {
        let width = size.columns
        let toast = (scene.snapshot.toast ?? "").wrapped(to: width - 2).prefix(3)
            .map { $0.isEmpty ? Line() : Line("» " + $0, .bold) }
        var lines = (size.isRoomy ? [Line.rule(width)] : []) + toast
        var said: [Line] = scene.notice.map { [Line($0).cut(to: width)] } ?? []
        var column = 0
        if let prompt = scene.prompt {
            let seen = prompt.ending(ofWidth: width - Self.question.count - 1)
            said = [Line(Self.question + seen)]
            column = said[0].width
        }
        promptLine = scene.prompt == nil ? nil : lines.count
        promptColumn = column
        let server = Line(scene.server.text, .dim).cut(to: width)
        if size.isRoomy { said = [said.first ?? Line(), server] }
        lines += said.isEmpty ? [server] : said
        self.lines = lines + Self.help(width: width, lines: size.isRoomy ? 2 : 1)
    }

    /// Where a link is typed, if one is asked for.
    func promptCursor(below line: Int) -> Frame.Cursor? {
        promptLine.map { Frame.Cursor(line: line + $0, column: promptColumn) }
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
