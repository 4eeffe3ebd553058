import Architectures

@testable import TerminalApp

extension Play {
    /// A game with all apps, some keys after its beginning.
    static func after(
        _ keys: [Key] = [], setting: Setting = Setting(), first: Int = 0
    ) async -> Play {
        let play = Play(
            apps: Architecture.all.namedApps, first: first, setting: setting)
        for key in keys { await play.press(key, at: 0) }
        return play
    }
}

extension [Key] {
    /// From the first screen to the news.
    nonisolated static var logIn: [Key] {
        [.text("ada"), .tab, .text("lovelace"), .tab, .enter]
    }
}
