import PocketUI
import Reporting

/// What stands above the app: which architecture it is, where one is, and whether something is under way.
struct Header {
    let lines: [Line]

    init(_ scene: Scene, size: Size) {
        let place = scene.snapshot.screens.joined(separator: " › ")
        let title = Line([Span(scene.appName, .bold), Span("  " + place)])
        let loading = scene.snapshot.isLoading ? Line("Loading…", .bold) : Line()
        let line = title.with(loading, atColumn: size.columns)
        lines = size.isRoomy ? [line, .rule(size.columns)] : [line]
    }
}

extension Size {
    /// Whether there are lines to spare.
    var isRoomy: Bool { lines >= 16 }
}

extension Line {
    static func rule(_ width: Int) -> Line {
        Line(String(repeating: "─", count: width), .dim)
    }
}
