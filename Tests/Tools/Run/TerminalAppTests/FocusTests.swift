import PocketUI
import Testing

@testable import TerminalApp

@Suite("Focus")
struct FocusTests {
    private let login = Snapshot.showing(
        ["Log in"],
        .field(name: "Username", text: "", isEnabled: true),
        .field(name: "Password", text: "", isEnabled: true),
        .button(title: "Log in", isEnabled: false))

    private func news(rows: Int) -> Snapshot {
        .showing(
            ["News"], .field(name: "Search", text: "", isEnabled: true),
            .rows(rows), .button(title: "Send", isEnabled: true))
    }

    private let article = Snapshot.showing(["News", "Article"], .label(text: "A title"))

    @Test("It goes around, forwards and backwards, and begins with the first")
    func around() {
        #expect(login.focus(keeping: nil) == .field("Username"))
        #expect(login.focus(1, after: .field("Username")) == .field("Password"))
        #expect(login.focus(1, after: .button("Log in")) == .field("Username"))
        #expect(login.focus(-1, after: .field("Username")) == .button("Log in"))
        #expect(article.focus(1, after: nil) == nil)
    }

    @Test("A table is one stop, unless it has no rows")
    func table() {
        #expect(news(rows: 30).focus(1, after: .field("Search")) == .row(0))
        #expect(news(rows: 30).focus(1, after: .row(7)) == .button("Send"))
        #expect(news(rows: 0).focus(1, after: .field("Search")) == .button("Send"))
    }

    @Test("It stays where it was while that is there")
    func stays() {
        #expect(login.focus(keeping: .button("Log in")) == .button("Log in"))
        #expect(news(rows: 30).focus(keeping: .row(25)) == .row(25))
        #expect(news(rows: 10).focus(keeping: .row(25)) == .row(9))
        #expect(news(rows: 0).focus(keeping: .row(25)) == .field("Search"))
    }

    @Test("Who comes back finds the row they left")
    func comesBack() {
        var stack = FocusStack()
        stack.follow(news(rows: 30))
        stack.focus = .row(12)
        stack.follow(article)
        #expect(stack.focus == nil)
        stack.follow(news(rows: 30))
        #expect(stack.focus == .row(12))
    }

    @Test("Who logs out and in again begins anew")
    func beginsAnew() {
        var stack = FocusStack()
        stack.follow(news(rows: 30))
        stack.focus = .row(12)
        stack.follow(login)
        #expect(stack.focus == .field("Username"))
        stack.follow(news(rows: 30))
        #expect(stack.focus == .field("Search"))
    }

    @Test("The focus is restored when two screens open or close at a time")
    func twoAtATime() {
        var stack = FocusStack()
        stack.follow(news(rows: 30))
        stack.focus = .row(3)
        stack.follow(.showing(["News", "Article", "Article"], .label(text: "B")))
        stack.follow(article)
        #expect(stack.focus == nil)
        stack.follow(news(rows: 30))
        #expect(stack.focus == .row(3))
    }
}
