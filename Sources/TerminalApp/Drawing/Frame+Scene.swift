import PocketUI
import Reporting

extension Frame {
    /// The widest that the app is drawn; more makes lines hard to follow.
    private static let widest = 100
    /// The narrowest terminal in which a column stands beside the app.
    private static let narrowestForTwo = 100

    /// Draws a scene for a terminal of some size.
    init(_ scene: Scene, size: Size) {
        guard size.isEnough else {
            self = Self.tooSmall(size)
            return
        }
        let hasTwo = !scene.beside.isEmpty && size.columns >= Self.narrowestForTwo
        let width = hasTwo ? size.columns * 3 / 5 : min(size.columns, Self.widest)
        let whole = Self.column(scene, size: Size(columns: width, lines: size.lines))
        guard hasTwo else {
            self = whole
            return
        }
        let rest = size.columns - width - 3
        let lines = whole.lines.enumerated().map { index, line in
            let other = index < scene.beside.count ? scene.beside[index] : ""
            return line.filled(to: width) + Line(" │ ", .dim) + Line(other).cut(to: rest)
        }
        self.init(lines: lines, cursor: whole.cursor)
    }

    /// The app with what stands above and below it.
    private static func column(_ scene: Scene, size: Size) -> Frame {
        let header = Header(scene, size: size)
        let footer = Footer(scene, size: size)
        let room = size.lines - header.lines.count - footer.lines.count
        let body =
            scene.showsKeys
            ? Body(keys: KeyHelp.all)
            : Body(
                scene.snapshot, focus: scene.focus, size: Size(columns: size.columns, lines: room))
        let start = body.firstLine(in: room)
        let sight = body.lines.dropFirst(start).prefix(room)
        let padding = repeatElement(Line(), count: room - sight.count)
        let middle = sight.map { $0.cut(to: size.columns) } + padding
        let top = header.lines.count
        let typing = footer.cursor?.moved(by: top + room) ?? body.cursor?.moved(by: top - start)
        return Frame(lines: header.lines + middle + footer.lines, cursor: typing)
    }

    private static func tooSmall(_ size: Size) -> Frame {
        let need = "\(Size.minimum.columns) x \(Size.minimum.lines)"
        let message = "This window is \(size.columns) x \(size.lines); the app needs \(need)."
        let lines = message.wrapped(to: size.columns).prefix(size.lines)
            .map { Line($0).cut(to: size.columns) }
        return Frame(
            lines: lines + repeatElement(Line(), count: size.lines - lines.count), cursor: nil)
    }
}
