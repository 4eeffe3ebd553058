import Console

/// Finds the phrases that a person may have meant by a step that is none, with the person's own values in them:
/// `I tapp Send` is near `I tap "Send"`.
struct NearestPhrases {
    private let phrases: [StepPattern]

    init(_ phrases: [String]) {
        self.phrases = phrases.map(StepPattern.init)
    }

    /// A phrase that is much further away than the nearest one is no help.
    private static let spread = 2

    /// At most three, the nearest first.
    func to(_ text: String) -> [String] {
        // Compare only the start of a long text. All of it would be slow to compare, and is near no phrase anyway.
        let longest = phrases.map(\.phrase.count).max() ?? 0
        let step = StepPattern(String(text.prefix(2 * longest)))
        let found = phrases.map { $0.nearest(to: step) }
            // Each comma has become a word.
            .map { (distance: $0.distance, text: $0.text.replacing(" ,", with: ",")) }
            .sorted { ($0.distance, $0.text) < ($1.distance, $1.text) }
        let farthest = (found.first?.distance ?? 0) + Self.spread
        return found.prefix { $0.distance <= farthest }.map(\.text).uniqued().prefix(3).map(\.self)
    }
}

/// A phrase, or the text of a step, as words and values. A text in quotes and a number are values.
private struct StepPattern {
    typealias Found = (distance: Int, text: String)

    let phrase: String
    private let parts: [String]

    init(_ phrase: String) {
        self.phrase = phrase
        parts = phrase.matches(of: /"(?:\\.|[^"\\])*"|[^\s"]+|"/).map { String($0.output) }
    }

    private static func isValue(_ part: String) -> Bool { part.first == "\"" || Int(part) != nil }

    /// This phrase with the values of a step, and how far the words of the step are from it.
    func nearest(to step: StepPattern) -> Found {
        let values = step.parts.filter(Self.isValue), own = parts.filter(Self.isValue)
        let isFilled = values.map { $0.first == "\"" } == own.map { $0.first == "\"" }
        var rest = (isFilled ? values : own)[...]
        let text = parts.map { Self.isValue($0) ? rest.removeFirst() : $0 }.joined(separator: " ")
        let words = [self, step].map { pattern in
            pattern.parts.map { Self.isValue($0) ? "\"\"" : $0 }.joined(separator: " ")
        }
        let whole: Found = (editDistance(words[0], words[1]), isFilled ? text : phrase)
        guard let quoted = Self.filled(parts[...], with: step.parts[...]) else { return whole }
        return quoted.distance < whole.distance ? quoted : whole
    }

    /// Puts the words of a step into a phrase one by one. Words without quotes, where the phrase has a text, become that text.
    ///
    /// - Returns: Nil if the step has too few words, or too many.
    private static func filled(
        _ parts: ArraySlice<String>, with words: ArraySlice<String>
    ) -> Found? {
        guard let part = parts.first, let word = words.first else {
            return parts.isEmpty && words.isEmpty ? (0, "") : nil
        }
        func following(_ text: String, _ distance: Int, _ number: Int) -> Found? {
            filled(parts.dropFirst(), with: words.dropFirst(number)).map {
                (distance + $0.distance, $0.text.isEmpty ? text : "\(text) \($0.text)")
            }
        }
        if isValue(part), isValue(word) {
            return (part.first == "\"") == (word.first == "\"") ? following(word, 0, 1) : nil
        }
        guard part.first == "\"" else { return following(part, editDistance(part, word), 1) }
        // A text of several words is less likely, because some of them may be words of another phrase.
        return (1...words.prefix { !isValue($0) }.count).compactMap { count in
            following("\"\(words.prefix(count).joined(separator: " "))\"", count - 1, count)
        }.min { $0.distance < $1.distance }
    }
}
