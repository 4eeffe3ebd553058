/// A line of a feature file.
///
/// Everything is done in Unicode scalars, not in characters: a combining mark behind a `|` makes one
/// character of the two, but the `|` still ends a cell.
struct SourceLine: Sendable {
    typealias Text = Substring.UnicodeScalarView

    /// Counted from 1.
    let number: Int
    /// The line as it is, without its end.
    let raw: Text
    /// The line without white space around it.
    let text: Text
    /// How much white space stands in front.
    let indent: Int

    init(number: Int, raw: Text) {
        self.number = number
        self.raw = raw
        text = raw.trimmed(where: \.properties.isWhitespace)
        indent = raw.distance(from: raw.startIndex, to: text.startIndex)
    }

    /// Where the text begins.
    var location: Location {
        Location(line: number, column: indent + 1)
    }

    /// Takes a file apart. Lines end with a line feed, or a carriage return and a line feed; behind the
    /// last line end there is no further line.
    static func lines(of source: String) -> [SourceLine] {
        let scalars = Substring(source).unicodeScalars
        let parts = scalars.split(separator: "\n", omittingEmptySubsequences: false)
        return (parts.last?.isEmpty == true ? parts.dropLast() : parts[...]).enumerated().map {
            SourceLine(number: $0 + 1, raw: $1.last == "\r" ? $1.dropLast() : $1)
        }
    }

    /// What comes after `keyword`, or nil if the line does not begin with it.
    func rest(after keyword: String) -> Text? {
        guard text.starts(with: keyword.unicodeScalars) else { return nil }
        return text.dropFirst(keyword.unicodeScalars.count)
    }
}

extension Substring.UnicodeScalarView {
    /// What is left without what meets the condition, at both ends.
    func trimmed(where condition: (Unicode.Scalar) -> Bool) -> Self {
        guard let first = firstIndex(where: { !condition($0) }),
            let last = lastIndex(where: { !condition($0) })
        else { return self[endIndex...] }
        return self[first...last]
    }

    /// What is left without white space at both ends.
    var trimmed: String {
        String(Substring(trimmed(where: \.properties.isWhitespace)))
    }
}
