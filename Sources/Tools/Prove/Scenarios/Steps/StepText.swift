/// The text of a step, split into its words and the values between them.
///
/// `I type "ada" into "Username"` has the words `I type "" into ""` and two values. Singular and plural
/// are the same word. A list of texts counts as one text, so it can have any length.
struct StepText: Equatable, Sendable {
    /// The words, which identify the phrase.
    let words: String
    /// The values, in order.
    let values: [StepValue]

    init(_ text: String) {
        var words: [String] = []
        var values: [StepValue] = []
        var rest = text[...]
        // Whether an opening quote had no end. Then all later quotes are escaped, so don't search for an end again.
        var hasOpenQuote = false
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"", !hasOpenQuote, let quoted = Self.takeQuoted(from: &rest) {
                values.append(.string(quoted))
                if words.last == ",", words.dropLast().last == "\"\"" {
                    words.removeLast()
                } else {
                    words.append("\"\"")
                }
            } else {
                if first == "\"" { hasOpenQuote = true }
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

    /// Removes a text in double quotes from the front; `\"` and `\\` are a quote and a backslash.
    ///
    /// - Returns: Nil, with nothing removed, if there is none, or it has no end.
    private static func takeQuoted(from rest: inout Substring) -> String? {
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

    /// Removes a word, a comma or a single quote from the front.
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

    /// The number, if the word consists of digits. No phrase needs a sign.
    private static func number(_ word: String) -> Int? {
        word.allSatisfy { $0.isASCII && $0.isNumber } ? Int(word) : nil
    }

    private static let singulars = [
        "are": "is", "articles": "article", "days": "day", "feedbacks": "feedback",
        "hours": "hour", "minutes": "minute", "passes": "pass", "requests": "request",
        "rows": "row", "screens": "screen",
    ]
}

/// A value in the text of a step.
enum StepValue: Equatable, Sendable {
    /// A text, without its quotes and escapes.
    case string(String)
    case number(Int)
}
