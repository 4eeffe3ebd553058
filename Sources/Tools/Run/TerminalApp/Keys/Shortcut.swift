/// What a letter does together with Ctrl, wherever the focus is.
enum Shortcut: Character, CaseIterable {
    case quit = "q"
    case architecture = "a"
    case slow = "s"
    case failure = "e"
    case offline = "n"
    case link = "o"
    case refresh = "r"
    case publish = "p"
    case expire = "x"
    case clear = "u"
    case keys = "k"
    case redraw = "l"

    var help: KeyHelp {
        let key = "^" + rawValue.uppercased()
        return switch self {
        case .quit: KeyHelp(key: key, short: "quit", long: "quit")
        case .architecture:
            KeyHelp(
                key: key, short: "architecture", long: "switch to the next architecture, in place")
        case .slow: KeyHelp(key: key, short: "slow", long: "make the server slow, or fast again")
        case .failure: KeyHelp(key: key, short: "500", long: "the server's next answer is 500")
        case .offline: KeyHelp(key: key, short: "offline", long: "go offline, or online again")
        case .link: KeyHelp(key: key, short: "link", long: "open a link")
        case .refresh: KeyHelp(key: key, short: "refresh", long: "pull the table to refresh")
        case .publish: KeyHelp(key: key, short: "publish", long: "the server gets 3 new articles")
        case .expire: KeyHelp(key: key, short: "expire", long: "the server ends the session")
        case .clear: KeyHelp(key: key, short: "clear", long: "clear the field")
        case .keys: KeyHelp(key: key, short: "keys", long: "show all keys")
        case .redraw: KeyHelp(key: key, short: "redraw", long: "redraw the screen")
        }
    }
}

/// A key and what it does.
struct KeyHelp: Equatable, Sendable {
    let key: String
    /// For the footer.
    let short: String
    /// For the list of all keys.
    let long: String

    /// All keys, the most important ones first.
    static let all: [KeyHelp] =
        [Shortcut.quit, .architecture, .keys].map(\.help) + plain
        + Shortcut.allCases.filter { ![.quit, .architecture, .keys].contains($0) }.map(\.help)

    private static let plain = [
        KeyHelp(key: "Tab", short: "next", long: "next element; with Shift, the previous one"),
        KeyHelp(key: "Enter", short: "use", long: "tap the button, open the row, leave the field"),
        KeyHelp(key: "Esc", short: "back", long: "back to the screen below"),
        KeyHelp(key: "↑ ↓", short: "move", long: "row by row; PgUp, PgDn, Home and End go further"),
        calls,
    ]

    /// Only of use with `--trace`.
    static let calls = KeyHelp(
        key: "← →", short: "calls", long: "scroll the calls beside the screen, with --trace")
}
