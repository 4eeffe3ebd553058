import Measuring

/// The texts that walks type. Each stands for a kind of text that code tends to treat wrongly.
enum TypedText {
    static let usernames = ["ada", "ada", "ada", "alan", " ada ", "Ada", "nobody", " "]
    static let passwords = ["lovelace", "lovelace", "turing", "wrong", " "]
    /// Texts that some articles match and others don't.
    static let searches = ["1", "4", "art", "New", "AUTHOR 2", "zzz", "é", " "]

    static let any = [
        "a", "Nice", "two words", " ", "   ", "0", "-1", "%", "%20", "a+b", "a&b=c", "?", "#", "/",
        "<b>", "'", #"\""#, #"\\"#, "null", "é", "e\u{301}", "ß", "İ", "你好", "שלום", "👩‍👧",
        "🇩🇪", "\u{200B}", "\u{FEFF}", "\u{202E}", "\u{0}", "\t", "Z͑ͫ̓", "ﬁ", "𝔘",
    ]

    /// Texts around the limit of the feedback. They are typed rarely, because each character is an edit.
    static let long = [
        String(repeating: "x", count: 280), String(repeating: "x", count: 281),
        String(repeating: "👩‍👧", count: 281),
    ]

    /// A text for the field of this name.
    static func random(for field: String, using generator: inout SeededGenerator) -> String {
        let usual =
            switch field {
            case "Username": usernames
            case "Password": passwords
            case "Search": searches
            default: any
            }
        let texts =
            switch Int.random(in: 0..<200, using: &generator) {
            case 0 where field == "Feedback": long
            case ..<40: any
            default: usual
            }
        return texts.randomElement(using: &generator) ?? "a"
    }
}
