/// What stands in the terminal at one moment.
struct Frame: Equatable, Sendable {
    /// Where the cursor blinks. Both are counted from 0.
    struct Cursor: Equatable, Sendable {
        let line: Int
        let column: Int

        /// The same column so many lines further down.
        func moved(by lines: Int) -> Cursor {
            Cursor(line: line + lines, column: column)
        }
    }

    /// As many as the terminal has, none wider than it is.
    let lines: [Line]
    /// Nil if nothing can be typed.
    let cursor: Cursor?

    /// What is to be read.
    var text: String { lines.map(\.text).joined(separator: "\n") }
}
