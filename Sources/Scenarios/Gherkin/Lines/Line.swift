/// One line of a feature file.
///
/// A line is handled as Unicode scalars, because Cucumber counts its columns in them and finds
/// its keywords and delimiters even where a combining mark follows.
struct Line {
    /// The number of the line, counted from one.
    let number: Int

    /// The whole line without its ending.
    let text: Substring.UnicodeScalarView

    /// The line from its first scalar that is not white space.
    let content: Substring.UnicodeScalarView

    /// How many scalars of white space the line begins with.
    let indentation: Int

    init(number: Int, text: Substring.UnicodeScalarView) {
        self.number = number
        self.text = text
        content = text.drop(while: \.properties.isWhitespace)
        indentation = text.distance(from: text.startIndex, to: content.startIndex)
    }

    /// Where the content begins.
    var location: Location { Location(line: number, column: indentation + 1) }

    var isBlank: Bool { content.isEmpty }

    var isComment: Bool { content.first == "#" }

    func starts(with prefix: String) -> Bool {
        content.starts(with: prefix.unicodeScalars)
    }

    /// What follows a prefix of the content, without the white space around it.
    func rest(after prefix: String) -> String {
        String(content.dropFirst(prefix.unicodeScalars.count).trimmingWhitespace())
    }
}
