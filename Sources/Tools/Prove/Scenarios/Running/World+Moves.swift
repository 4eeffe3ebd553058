import AppContract
import InMemoryServer
import PocketUI

/// Actions for steps that do more than one thing. Those with "at once" don't wait until the server has answered.
extension World {
    func open(_ link: String) {
        person.lookAway()
        app?.open(link)
    }

    /// Types character by character. The app and the server come to rest after each one, in memory and over HTTP
    /// alike.
    func type(_ text: String, into field: String) async throws {
        try person.type("", into: field)
        for character in text {
            try person.continueTyping(character, into: field)
            await settle()
        }
    }

    func typeAtOnce(_ text: String, into field: String) throws {
        try person.type("", into: field)
        for character in text { try person.continueTyping(character, into: field) }
    }

    func logIn(as username: String) async throws {
        try fillInLogIn(as: username)
        try person.tap("Log in")
        await settle()
        // A server that holds its answers still answers the log-in.
        if titles.first == "Log in" { _ = backend.answerHeldCall(number: 1) }
        await settle()
        try beginSession()
    }

    func logInAtOnce(as username: String) throws {
        try fillInLogIn(as: username)
        try person.tap("Log in")
        try beginSession()
    }

    private func fillInLogIn(as username: String) throws {
        guard let password = InMemoryBackend.passwords[username] else {
            let known = InMemoryBackend.passwords.keys.sorted().joined(separator: ", ")
            throw StepFailure(expected: "a known account: \(known)", seen: username)
        }
        try person.type(username, into: "Username")
        try person.type(password, into: "Password")
    }

    private func beginSession() throws {
        guard titles.first == "News" else {
            throw StepFailure(
                expected: "a log-in that succeeds", seen: window.toast ?? "the log-in screen")
        }
        backend.resetCounts()
    }

    func answerHeldCall(number: Int) throws {
        if backend.answerHeldCall(number: number) { return }
        throw StepFailure(
            expected: "request \(number) on hold", seen: "\(backend.callsUnderWay) on hold")
    }

    /// Compares the rows of the table with those expected, in the columns given.
    func compareRows(with expected: [[String: String]]) throws {
        let table = try person.table()
        guard table.numberOfRows == expected.count else {
            throw StepFailure(
                expected: "\(expected.count) rows", seen: "\(table.numberOfRows) rows")
        }
        for (index, row) in expected.enumerated() {
            let cell = table.cell(at: index)
            let seen = ["title": cell?.title, "subtitle": cell?.subtitle]
            for (column, text) in row.sorted(by: { $0.key < $1.key })
            where seen[column] != text {
                throw StepFailure(
                    expected: "\(column) \"\(text)\" in row \(index + 1)",
                    seen: "\"\((seen[column] ?? nil) ?? "")\"")
            }
        }
    }
}
