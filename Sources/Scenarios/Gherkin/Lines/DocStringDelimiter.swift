/// What a doc string stands between.
enum DocStringDelimiter: String, CaseIterable {
    case quotes = "\"\"\""
    case backticks = "```"

    /// How the delimiter is written inside the doc string it delimits.
    var escaped: String {
        switch self {
        case .quotes: #"\"\"\""#
        case .backticks: #"\`\`\`"#
        }
    }
}
