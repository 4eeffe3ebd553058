import Output

/// Turns frames into the text that draws them on a terminal: only the lines that have changed.
struct FrameRenderer {
    let isColoured: Bool
    private var shown: Frame?

    init(isColoured: Bool) {
        self.isColoured = isColoured
    }

    /// To be called when the terminal no longer shows the last frame.
    mutating func invalidate() {
        shown = nil
    }

    /// The text that turns the last frame into this one.
    mutating func text(for frame: Frame) -> String {
        if frame == shown { return "" }
        let old = shown.flatMap { $0.lines.count == frame.lines.count ? $0 : nil }
        shown = frame
        var text = "\u{1B}[?25l" + (old == nil ? "\u{1B}[2J" : "")
        for (index, line) in frame.lines.enumerated() where old?.lines[index] != line {
            // Erasing comes first: after a full line the cursor is still on its last character.
            text += Self.position(line: index, column: 0) + "\u{1B}[K"
            text += line.text(isColoured: isColoured)
        }
        if let cursor = frame.cursor {
            text += Self.position(line: cursor.line, column: cursor.column) + "\u{1B}[?25h"
        }
        return text
    }

    private static func position(line: Int, column: Int) -> String {
        "\u{1B}[\(line + 1);\(column + 1)H"
    }
}
