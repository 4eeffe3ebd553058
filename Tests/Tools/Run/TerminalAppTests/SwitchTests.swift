import AppContract
import ArchitectureList
import PocketUI
import Testing

@testable import TerminalApp

@Suite("Switching the architecture")
struct SwitchTests {
    /// A screen, and the keys that lead there.
    nonisolated struct Place: CustomTestStringConvertible {
        let name: String
        let keys: [Key]
        var testDescription: String { name }
    }

    nonisolated static let places = [
        Place(name: "log in, half done", keys: [.text("ada"), .tab, .paste("love")]),
        Place(name: "log in, refused", keys: [.text("ada"), .tab, .text("x"), .tab, .enter]),
        Place(name: "news", keys: .logIn),
        Place(name: "news, scrolled to the third page", keys: .logIn + [.end, .end, .up]),
        Place(name: "search", keys: .logIn + [.text("tram"), .tab]),
        Place(name: "article", keys: .logIn + [.tab, .pageDown, .enter]),
        Place(
            name: "feedback", keys: .logIn + [.backTab, .backTab, .backTab, .text("Well done.")]),
        Place(
            name: "feedback, sent",
            keys: .logIn + [.backTab, .backTab, .backTab, .text("Well done."), .tab, .enter]),
        Place(
            name: "feedback, under way",
            keys: .logIn + [
                .backTab, .backTab, .backTab, .text("Well done."), .control("s"), .tab, .enter,
            ]),
        Place(name: "news, out of reach", keys: .logIn + [.control("n"), .control("r")]),
        Place(name: "a link that waits", keys: [.control("o"), .text("article/7"), .enter]),
        Place(name: "logged out", keys: .logIn + [.control("p"), .backTab, .enter]),
    ]

    @Test("Another architecture shows the same screen, and goes on from there", arguments: places)
    func switches(place: Place) async {
        let play = await Play.after(place.keys)
        let before = play.state
        for name in Architecture.all.names.dropFirst() + Architecture.all.names.prefix(1) {
            await play.press(.control("a"), at: 0)
            #expect(play.state.appName == name)
            #expect(play.snapshot == before.snapshot)
            #expect(play.state.focus == before.focus)
            #expect(play.state.server == before.server)
            #expect(play.notice?.hasPrefix("\(name) shows the same screen as") == true)
        }
        for key: Key in [.escape, .tab, .text("z"), .enter] { await play.press(key, at: 1) }
        let after = play.snapshot
        await play.press(.control("a"), at: 1)
        #expect(play.snapshot == after)
    }

    @Test("An answer that was on its way before a switch comes after it")
    func answersAfterSwitch() async {
        let play = await Play.after([Key].logIn + [.control("s"), .text("river"), .control("a")])
        #expect(play.snapshot.isLoading)
        await play.perform(.giveAnswer, at: 1)
        #expect(!play.snapshot.isLoading)
        #expect(play.snapshot.numberOfRows == 5)
    }

    @Test("The clock stands where it stood, so a lock-out is as near to its end as before")
    func clock() async {
        let play = await Play.after([.text("ada"), .tab])
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
        let first = Architecture.all[0].namedApp
        let play = Play(PlaySetup(apps: [first, NamedApp(name: "Other", app: OtherApp.self)]))
        await play.press(.control("a"), at: 0)
        #expect(
            play.notice
                == "Other shows another screen than \(first.name): the screen is \"Elsewhere\", not \"Log in\"."
        )
    }

    @Test("The window of the previous app is released after a switch")
    func freed() async {
        weak var window: Window?
        let play = await Play.after([Key].logIn + [.tab, .control("s"), .control("r")])
        window = play.window
        #expect(window != nil)
        await play.press(.control("a"), at: 0)
        #expect(window == nil)
    }
}
