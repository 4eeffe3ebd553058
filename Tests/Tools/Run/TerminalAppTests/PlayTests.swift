import AppContract
import ArchitectureList
import PocketUI
import Testing

@testable import TerminalApp

@Suite("Playing")
struct PlayTests {
    @Test("A session from end to end", arguments: Architecture.all.indices)
    func session(first: Int) async {
        let play = await Play.after([Key].logIn, first: first)
        #expect(play.snapshot.screens == ["News"])
        await press([.text("tram"), .tab], play)
        #expect(play.snapshot.numberOfRows == 2)
        await press([.down, .enter], play)
        #expect(
            play.snapshot.elements.first
                == .label(text: "First tram of the year decorated with paper flowers"))
        await press([.escape], play)
        #expect(play.state.focus == .row(1))
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
        let play = await Play.after([.backTab, .enter])
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
        let play = await Play.after(
            [Key].logIn, articles: 10_001, pageSize: 10_000)
        await press([.pageDown, .pageDown, .pageDown], play)
        #expect(play.state.focus == .row(30))
        #expect(play.snapshot.firstVisibleRow == 11)
        await press([.pageUp, .pageUp], play)
        #expect(play.snapshot.firstVisibleRow == 10)
        await press([.end], play)
        #expect(play.state.focus == .row(9_999))
        #expect(play.snapshot.numberOfRows == 10_001)
        await press([.down], play)
        #expect(play.state.focus == .row(10_000))
        await press([.home], play)
        #expect(play.snapshot.firstVisibleRow == 0)
        await press([.up], play)
        #expect(play.state.focus == .field("Search"))
    }

    @Test("A slow server keeps one waiting, and a newer question takes the place of the older")
    func slow() async {
        let play = await Play.after([Key].logIn + [.control("s"), .text("x")])
        #expect(play.snapshot.isLoading)
        await press([.backspace, .text("choir")], play)
        #expect(play.state.server.callsUnderWay == 1)
        #expect(play.state.server.callsCancelled == 6)
        await play.perform(.giveAnswer, at: 1)
        #expect(!play.snapshot.isLoading)
        #expect(play.snapshot.numberOfRows == 1)
    }

    @Test("A failing server fails once for each time the key was pressed")
    func failing() async {
        let play = await Play.after([Key].logIn + [.control("e"), .control("e")])
        #expect(play.state.server.failuresToCome == 2)
        for _ in 0..<2 {
            await press([.control("r")], play)
            #expect(play.snapshot.toast == "The server had a problem. Try again.")
        }
        await press([.control("r")], play)
        #expect(play.snapshot.toast == nil)
    }

    @Test("News come in, and sessions end, at a key")
    func serverMoves() async {
        let play = await Play.after([Key].logIn + [.control("p"), .control("r")])
        guard case .table(_, _, let rows) = play.snapshot.elements[1] else {
            Issue.record("no table")
            return
        }
        #expect(rows.first?.title == "Night market moves to the covered square")
        await press([.control("x"), .control("r")], play)
        #expect(play.snapshot.screens == ["Log in"])
        #expect(play.snapshot.toast == "Your session has ended. Log in again.")
    }

    @Test("A link is typed, corrected, and opened")
    func link() async {
        let play = await Play.after([Key].logIn + [.control("o"), .text("article/33"), .backspace])
        #expect(play.prompt == "triptych://article/3")
        await press([.enter], play)
        #expect(
            play.snapshot.elements.first
                == .label(text: "Bakery prize goes to a rye bread from the hills"))
        await press([.control("o"), .escape], play)
        #expect(play.prompt == nil)
        #expect(play.snapshot.screens == ["News", "Article"])
        await press([.control("o"), .control("u"), .paste("nonsense"), .enter], play)
        #expect(play.snapshot.toast == Texts.badLink)
    }

    @Test("Paging is met: the end of the first page brings the second")
    func paging() async {
        let play = await Play.after([Key].logIn + [.tab, .end])
        #expect(play.snapshot.numberOfRows == 40)
        await press([.end], play)
        #expect(play.snapshot.numberOfRows == 60)
    }

    @Test("The list of keys goes away with the next key, which does nothing else")
    func keys() async {
        let play = await Play.after([.control("k")])
        #expect(play.state.showsKeys)
        await press([.text("a")], play)
        #expect(!play.state.showsKeys)
        #expect(play.actions.isEmpty)
        await press([.control("k"), .control("k")], play)
        #expect(!play.state.showsKeys)
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
