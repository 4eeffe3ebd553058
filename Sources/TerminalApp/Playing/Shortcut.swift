/// What a key does together with Ctrl, wherever the focus is.
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

    /// The key, and in a word or two what it does.
    var help: KeyHelp {
        KeyHelp(key: "^" + rawValue.uppercased(), short: words.short, long: words.long)
    }

    private var words: (short: String, long: String) {
        switch self {
        case .quit: ("quit", "quit")
        case .architecture: ("architecture", "the next architecture, on the same screen")
        case .slow: ("slow", "a server that takes its time, or not")
        case .failure: ("500", "the server's next answer is 500")
        case .offline: ("offline", "no connection, or one again")
        case .link: ("link", "open a link")
        case .refresh: ("refresh", "pull the table to refresh")
        case .publish: ("publish", "the server has three new articles")
        case .expire: ("expire", "the server ends the session")
        case .clear: ("clear", "clear the field")
        case .keys: ("keys", "show all keys")
        case .redraw: ("redraw", "draw everything anew")
        }
    }
}
