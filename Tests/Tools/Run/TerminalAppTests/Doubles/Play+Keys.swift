import ArchitectureList

@testable import TerminalApp

extension Play {
    /// A session with all architectures, after some keys.
    static func after(
        _ keys: [Key] = [], first: Int = 0, articles: Int = 60, pageSize: Int = 20,
        observer: ActionObserver? = nil
    ) async -> Play {
        let play = Play(
            PlaySetup(
                apps: Architecture.all.namedApps, first: first, articles: articles,
                pageSize: pageSize, observer: observer))
        for key in keys { await play.press(key, at: 0) }
        return play
    }
}

extension [Key] {
    /// Log in, and so come to the news.
    nonisolated static var logIn: [Key] {
        [.text("ada"), .tab, .text("lovelace"), .tab, .enter]
    }
}
