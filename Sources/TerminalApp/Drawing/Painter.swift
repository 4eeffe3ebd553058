import Reporting

/// Puts frames into a terminal, as the text that draws them: only the lines that differ from before.
struct Painter {
    let isColoured: Bool
    private var shown: Frame?

    init(isColoured: Bool) {
        self.isColoured = isColoured
    }

    /// The terminal no longer shows what was drawn.
    mutating func forget() {
        shown = nil
    }

    /// What to write for a frame to stand there.
    mutating func text(for frame: Frame) -> String {
        if frame == shown { return "" }
        let old = shown.flatMap { $0.lines.count == frame.lines.count ? $0 : nil }
        shown = frame
        var text = "\u{1B}[?25l" + (old == nil ? "\u{1B}[2J" : "")
        for (index, line) in frame.lines.enumerated() where old?.lines[index] != line {
            text += Self.position(line: index, column: 0) + faces(of: line) + "\u{1B}[K"
        }
        if let cursor = frame.cursor {
            text += Self.position(line: cursor.line, column: cursor.column) + "\u{1B}[?25h"
        }
        return text
    }

    private func faces(of line: Line) -> String {
        line.spans.map { span in
            if isColoured, let style = span.style {
                style.applied(to: span.text)
            } else {
                span.text
            }
        }.joined()
    }

    private static func position(line: Int, column: Int) -> String {
        "\u{1B}[\(line + 1);\(column + 1)H"
    }
}
