/// A key and what it does.
struct KeyHelp: Equatable, Sendable {
    let key: String
    /// For the line at the bottom.
    let short: String
    /// For the list of all keys.
    let long: String

    /// All keys, those first that nobody can do without.
    static let all: [KeyHelp] =
        [Shortcut.quit.help, Shortcut.architecture.help] + plain
        + Shortcut.allCases.dropFirst(2).map(\.help)

    private static let plain = [
        KeyHelp(
            key: "Tab", short: "next", long: "to the next thing; with Shift, to the one before"),
        KeyHelp(key: "Enter", short: "use", long: "tap the button, open the row, leave the field"),
        KeyHelp(key: "Esc", short: "back", long: "back to the screen below"),
        KeyHelp(key: "↑ ↓", short: "move", long: "row by row; PgUp, PgDn, Home and End go further"),
    ]
}
