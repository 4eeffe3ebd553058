/// The sign of what came of a comparison or of a claim. A page gives each a colour, beside the sign.
package enum VerdictSign: Character, CaseIterable, Sendable {
    case slower = "▲"
    case faster = "▼"
    case same = "="
    case unknown = "?"
    case holds = "✓"
    case fails = "✗"

    /// The class in the style of a page.
    package var style: String { "verdict-\(self)" }

    /// What it says in words.
    package var words: String {
        switch self {
        case .slower: "slower"
        case .faster: "faster"
        case .same: "no difference shown"
        case .unknown: "not known"
        case .holds: "hold here"
        case .fails: "do not hold here"
        }
    }

    /// The sign with how often it came up, such as `▲ 12 slower`.
    package func counted(_ count: Int) -> HTML {
        "<span class=\"\(style)\">\(String(rawValue)) \(count) \(words)</span>"
    }

    /// All signs that came up, each with how often.
    package static func counted(_ signs: [VerdictSign]) -> HTML {
        "\(allCases.filter(signs.contains).map { sign in sign.counted(signs.count { $0 == sign }) })"
    }
}
