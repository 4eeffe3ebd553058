/// The text of a file, by lines, so that it can be told where a function ends.
struct SourceLines {
    private let lines: [Substring]

    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// A line, counted from 1; empty if there is none.
    subscript(number: Int) -> Substring {
        lines.indices.contains(number - 1) ? lines[number - 1] : ""
    }

    /// The line on which the braces that open on or after `first` are closed again; `first` itself if none
    /// open. Braces in comments and texts do not count, but for those of values put into a text.
    ///
    /// - Parameter column: The place in the first line to begin at, counted from 1.
    func lastLine(ofBlockFrom first: Int, column: Int = 1) -> Int {
        var scanner = BraceScanner()
        for number in stride(from: first, through: lines.count, by: 1) {
            let line = self[number]
            scanner.read(number == first ? line.dropFirst(max(0, column - 1)) : line)
            if scanner.hasClosed { return number }
        }
        return first
    }
}
