import AppContract
import Architectures
import PocketUI
import Testing

@testable import TerminalApp

@Suite("Playing")
struct PlayTests {
    private func play(
        _ keys: [Key] = [], setting: Setting = Setting(), first: Int = 0
    ) async -> Play {
        let play = Play(
            apps: Architecture.allCases.map(\.namedApp), first: first, setting: setting)
        for key in keys { await play.press(key, at: 0) }
        return play
    }

    nonisolated static let logIn: [Key] = [.text("ada"), .tab, .text("lovelace"), .tab, .enter]

    /// A screen, and the keys that lead there.
    nonisolated struct Place: CustomTestStringConvertible {
        let name: String
        let keys: [Key]
        var testDescription: String { name }
    }

    nonisolated static let places = [
        Place(name: "log in, half done", keys: [.text("ada"), .tab, .paste("love")]),
        Place(name: "log in, refused", keys: [.text("ada"), .tab, .text("x"), .tab, .enter]),
        Place(name: "news", keys: logIn),
        Place(name: "news, scrolled to the third page", keys: logIn + [.end, .end, .up]),
        Place(name: "search", keys: logIn + [.text("Author 3"), .tab]),
        Place(name: "article", keys: logIn + [.tab, .pageDown, .enter]),
        Place(name: "feedback", keys: logIn + [.backTab, .backTab, .backTab, .text("Well done.")]),
        Place(
            name: "feedback, sent",
            keys: logIn + [.backTab, .backTab, .backTab, .text("Well done."), .tab, .enter]),
        Place(
            name: "feedback, under way",
            keys: logIn + [
                .backTab, .backTab, .backTab, .text("Well done."), .control("s"), .tab, .enter,
            ]),
        Place(name: "news, out of reach", keys: logIn + [.control("n"), .control("r")]),
        Place(name: "a link that waits", keys: [.control("o"), .text("article/7"), .enter]),
        Place(name: "logged out", keys: logIn + [.control("p"), .backTab, .enter]),
    ]

    @Test("Another architecture shows the same screen, and goes on from there", arguments: places)
    func switches(place: Place) async {
        let play = await play(place.keys)
        let before = play.scene
        for name in ["MVVM", "VIPER", "MVP"] {
            await play.press(.control("a"), at: 0)
            #expect(play.scene.appName == name)
            #expect(play.snapshot == before.snapshot)
            #expect(play.scene.focus == before.focus)
            #expect(play.scene.server == before.server)
            #expect(play.notice?.hasPrefix("\(name) shows the same screen") == true)
        }
        for key: Key in [.escape, .tab, .text("z"), .enter] { await play.press(key, at: 1) }
        let after = play.snapshot
        await play.press(.control("a"), at: 1)
        #expect(play.snapshot == after)
    }

    @Test("An answer that was on its way before a switch comes after it")
    func answersAfterSwitch() async {
        let play = await play(Self.logIn + [.control("s"), .text("7"), .control("a")])
        #expect(play.snapshot.isLoading)
        await play.make(.giveAnswer, at: 1)
        #expect(!play.snapshot.isLoading)
        #expect(play.snapshot.numberOfRows == 4)
    }

    @Test("The clock stands where it stood, so a lock-out is as near to its end as before")
    func clock() async {
        let play = await play([.text("ada"), .tab])
        for _ in 0..<5 {
            for key: Key in [.text("x"), .tab, .enter, .backTab] { await play.press(key, at: 10) }
        }
        for key: Key in [.text("x"), .tab, .enter] { await play.press(key, at: 15) }
        #expect(play.snapshot.toast == "Too many attempts. Try again in 25 s.")
        await play.press(.control("a"), at: 39)
        #expect(play.snapshot.toast == "Too many attempts. Try again in 25 s.")
        await play.press(.enter, at: 40)
        #expect(play.snapshot.toast == "Wrong username or password.")
    }

    @Test("An architecture that shows something else is found out")
    func foundOut() async {
        let play = Play(apps: [
            Architecture.mvp.namedApp, NamedApp(name: "Other", app: OtherApp.self),
        ])
        await play.press(.control("a"), at: 0)
        #expect(play.notice == "Other shows another screen, after MVP.")
    }

    @Test("What the app left behind is gone after a switch")
    func freed() async {
        weak var window: Window?
        let play = await play(Self.logIn + [.tab, .control("s"), .control("r")])
        window = play.window
        #expect(window != nil)
        await play.press(.control("a"), at: 0)
        #expect(window == nil)
    }

    @Test("A session from end to end", arguments: Architecture.allCases.indices)
    func session(first: Int) async {
        let play = await play(Self.logIn, first: first)
        #expect(play.snapshot.screens == ["News"])
        await press([.text("Article 1"), .tab], play)
        #expect(play.snapshot.numberOfRows == 11)
        await press([.down, .enter], play)
        #expect(play.snapshot.elements.first == .label(text: "Article 10"))
        await press([.escape], play)
        #expect(play.scene.focus == .row(1))
        await press([.tab, .text("Well done."), .enter, .enter], play)
        #expect(play.snapshot.toast == Texts.feedbackSent)
        await press([.tab, .enter], play)
        #expect(play.snapshot.screens == ["Log in"])
    }

    private func press(_ keys: [Key], _ play: Play) async {
        for key in keys { await play.press(key, at: 0) }
    }

    @Test("Only what is visible and enabled can be used, and the player is told why")
    func refused() async {
        let play = await play([.backTab, .enter])
        #expect(play.notice == "Not now: \"Log in\" is disabled.")
        await press([.control("r")], play)
        #expect(play.notice == "Not now: the screen has no table.")
        await press([.escape], play)
        #expect(play.notice == "Not now: there is no screen to go back to.")
        await press([.text("a")], play)
        #expect(play.notice == "Text goes into fields; Tab leads there.")
        await press([.pageDown], play)
        #expect(play.notice == "There are no rows to move in.")
    }

    @Test("Ten thousand rows are moved in, by page and to the end")
    func manyRows() async {
        let play = await play(
            Self.logIn, setting: Setting(articles: 10_001, pageSize: 10_000))
        await press([.pageDown, .pageDown, .pageDown], play)
        #expect(play.scene.focus == .row(30))
        #expect(play.snapshot.firstVisibleRow == 11)
        await press([.pageUp, .pageUp], play)
        #expect(play.snapshot.firstVisibleRow == 10)
        await press([.end], play)
        #expect(play.scene.focus == .row(9_999))
        #expect(play.snapshot.numberOfRows == 10_001)
        await press([.down], play)
        #expect(play.scene.focus == .row(10_000))
        await press([.home], play)
        #expect(play.snapshot.firstVisibleRow == 0)
        await press([.up], play)
        #expect(play.scene.focus == .field("Search"))
    }

    @Test("A slow server keeps one waiting, and a newer question takes the place of the older")
    func slow() async {
        let play = await play(Self.logIn + [.control("s"), .text("8")])
        #expect(play.snapshot.isLoading)
        await press([.backspace, .text("4")], play)
        #expect(play.scene.server.callsUnderWay == 1)
        #expect(play.scene.server.callsCancelled == 2)
        await play.make(.giveAnswer, at: 1)
        #expect(!play.snapshot.isLoading)
        #expect(play.snapshot.numberOfRows == 10)
    }

    @Test("A failing server fails once for each time the key was pressed")
    func failing() async {
        let play = await play(Self.logIn + [.control("e"), .control("e")])
        #expect(play.scene.server.failuresToCome == 2)
        for _ in 0..<2 {
            await press([.control("r")], play)
            #expect(play.snapshot.toast == "The server had a problem. Try again.")
        }
        await press([.control("r")], play)
        #expect(play.snapshot.toast == nil)
    }

    @Test("News come in, and sessions end, at a key")
    func serverMoves() async {
        let play = await play(Self.logIn + [.control("p"), .control("r")])
        guard case .table(_, _, let rows) = play.snapshot.elements[1] else {
            Issue.record("no table")
            return
        }
        #expect(rows.first?.title == "New article 1")
        await press([.control("x"), .control("r")], play)
        #expect(play.snapshot.screens == ["Log in"])
        #expect(play.snapshot.toast == "Your session has ended. Log in again.")
    }

    @Test("A link is typed, corrected, and opened")
    func link() async {
        let play = await play(Self.logIn + [.control("o"), .text("article/33"), .backspace])
        #expect(play.prompt == "triptych://article/3")
        await press([.enter], play)
        #expect(play.snapshot.elements.first == .label(text: "Article 3"))
        await press([.control("o"), .escape], play)
        #expect(play.prompt == nil)
        #expect(play.snapshot.screens == ["News", "Article"])
        await press([.control("o"), .control("u"), .paste("nonsense"), .enter], play)
        #expect(play.snapshot.toast == Texts.badLink)
    }

    @Test("The list of keys goes away with the next key, which does nothing else")
    func keys() async {
        let play = await play([.control("k")])
        #expect(play.scene.showsKeys)
        await press([.text("a")], play)
        #expect(!play.scene.showsKeys)
        #expect(play.moves.isEmpty)
        await press([.control("k"), .control("k")], play)
        #expect(!play.scene.showsKeys)
        await press([.control("k"), .control("q")], play)
        #expect(play.isOver)
    }
}

extension Snapshot {
    fileprivate var firstVisibleRow: Int {
        for case .table(_, let first, _) in elements { return first }
        return -1
    }
}
