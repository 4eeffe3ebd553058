/// One line of a feature file.
///
/// Lines are Unicode scalars: Cucumber counts columns in them and recognises keywords and
/// delimiters even before a combining mark.
struct Line {
    /// Counted from 1.
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

extension Substring.UnicodeScalarView {
    /// The scalars without the white space at both ends.
    func trimmingWhitespace() -> Self {
        trimming(while: \.properties.isWhitespace)
    }

    /// The scalars without those at both ends that meet the condition.
    func trimming(while condition: (Unicode.Scalar) -> Bool) -> Self {
        var trimmed = drop(while: condition)
        while let last = trimmed.last, condition(last) {
            trimmed.removeLast()
        }
        return trimmed
    }
}

extension String {
    /// The text without the white space at both ends.
    func trimmingWhitespace() -> String {
        String(self[...].unicodeScalars.trimmingWhitespace())
    }
}
