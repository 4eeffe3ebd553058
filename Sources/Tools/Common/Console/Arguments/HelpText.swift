/// The layout of help.
package enum HelpText {
    /// Help is not wider than this, because long lines are hard to follow.
    private static let widest = 100
    private static let widthInPipe = 80

    package static func width(on terminal: Terminal) -> Int {
        min(terminal.width ?? widthInPipe, widest)
    }

    package typealias Entry = (name: String, text: String)

    /// Names with their descriptions in a column beside them, which begins where the longest name fits before it.
    static func list(_ entries: [Entry], width: Int) -> String {
        let column = (entries.map(\.name.width).max() ?? 0) + 4
        return entries.flatMap { name, text in
            text.wrapped(to: width - column).enumerated().map { index, line in
                (index == 0 ? "  " + name : "").padded(to: column) + line
            }
        }.joined(separator: "\n")
    }

    /// Paragraphs with new line breaks.
    static func paragraphs(_ text: String, width: Int) -> String {
        text.split(separator: "\n\n").map { paragraph in
            String(paragraph.replacing("\n", with: " ")).wrapped(to: width)
                .joined(separator: "\n")
        }.joined(separator: "\n\n")
    }
}
