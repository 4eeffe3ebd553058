/// The text of a step taken apart: its words, and the values that stand between them.
///
/// `I type "ada" into "Username"` has the words `I type "" into ""` and two values. Singular and plural
/// are the same word, and a list of texts counts as one text, so that it can be as long as one likes.
struct StepText: Equatable, Sendable {
    /// What tells one phrase from another.
    let words: String
    /// The values, in the order they stand.
    let values: [StepValue]

    init(_ text: String) {
        var words: [String] = []
        var values: [StepValue] = []
        var rest = text[...]
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if let quoted = Self.takeQuoted(from: &rest) {
                values.append(.string(quoted))
                if words.suffix(2) == ["\"\"", ","] {
                    words.removeLast()
                } else {
                    words.append("\"\"")
                }
            } else {
                let word = Self.takeWord(from: &rest)
                if let number = Self.number(word) {
                    values.append(.number(number))
                    words.append("#")
                } else {
                    words.append(Self.singulars[word] ?? word)
                }
            }
        }
        self.values = values
        self.words = words.joined(separator: " ")
    }

    /// Takes a text in double quotes off the front; `\"` and `\\` stand for a quote and a backslash.
    ///
    /// - Returns: Nil, with nothing taken, if there is none, or it does not end.
    private static func takeQuoted(from rest: inout Substring) -> String? {
        guard rest.first == "\"" else { return nil }
        var text = ""
        var isEscaped = false
        for index in rest.indices.dropFirst() {
            let character = rest[index]
            if isEscaped {
                if character != "\"", character != "\\" { text.append("\\") }
                text.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                rest = rest[rest.index(after: index)...]
                return text
            } else {
                text.append(character)
            }
        }
        return nil
    }

    /// Takes a word, a comma or a stray quote off the front.
    private static func takeWord(from rest: inout Substring) -> String {
        let end =
            rest.indices.dropFirst().first {
                rest[$0].isWhitespace || rest[$0] == "\"" || rest[$0] == ","
            } ?? rest.endIndex
        let isComma = rest.first == ","
        let word = isComma ? rest.prefix(1) : rest[..<end]
        rest = rest[word.endIndex...]
        return String(word)
    }

    /// Digits and nothing else: there is nothing that a sign would be good for.
    private static func number(_ word: String) -> Int? {
        word.allSatisfy { $0.isASCII && $0.isNumber } ? Int(word) : nil
    }

    private static let singulars = [
        "are": "is", "articles": "article", "days": "day", "feedbacks": "feedback",
        "hours": "hour", "minutes": "minute", "passes": "pass", "requests": "request",
        "rows": "row", "screens": "screen",
    ]
}
