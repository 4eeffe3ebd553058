import AppContract
import InMemoryServer
import PocketUI

/// Steps of more than one move. Those with "at once" don't wait until the server has answered.
extension World {
    func open(_ link: String) {
        person.lookAway()
        app?.open(link)
    }

    /// Types character by character. The app and the server come to rest after each one, in memory and over HTTP
    /// alike.
    func type(_ text: String, into field: String) async throws(StepFailure) {
        do throws(PersonError) {
            try person.type("", into: field)
            for character in text {
                try person.continueTyping(character, into: field)
                await settle()
            }
        } catch {
            throw StepFailure(error)
        }
    }

    func typeAtOnce(_ text: String, into field: String) throws(StepFailure) {
        do throws(PersonError) {
            try person.type("", into: field)
            for character in text { try person.continueTyping(character, into: field) }
        } catch {
            throw StepFailure(error)
        }
    }

    func logIn(as username: String) async throws(StepFailure) {
        try fillInLogIn(as: username)
        if showsLater { await settle() }
        try tapLogIn()
        await settle()
        // A server that holds its answers still answers the log-in.
        if titles.first == "Log in" { _ = backend.answerHeldCall(number: 1) }
        await settle()
        try beginSession()
    }

    func logInAtOnce(as username: String) throws(StepFailure) {
        try fillInLogIn(as: username)
        try tapLogIn()
        try beginSession()
    }

    private func fillInLogIn(as username: String) throws(StepFailure) {
        guard let password = InMemoryBackend.passwords[username] else {
            let known = InMemoryBackend.passwords.keys.sorted().joined(separator: ", ")
            throw StepFailure(expected: "a known account: \(known)", seen: username)
        }
        do throws(PersonError) {
            try person.type(username, into: "Username")
            try person.type(password, into: "Password")
        } catch {
            throw StepFailure(error)
        }
    }

    private func tapLogIn() throws(StepFailure) {
        do throws(PersonError) {
            try person.tap("Log in")
        } catch {
            throw StepFailure(error)
        }
    }

    private func beginSession() throws(StepFailure) {
        guard titles.first == "News" else {
            throw StepFailure(
                expected: "to be logged in", seen: window.toast ?? "the log-in screen")
        }
        backend.resetCounts()
    }

    func answerHeldCall(number: Int) throws(StepFailure) {
        if backend.answerHeldCall(number: number) { return }
        throw StepFailure(
            expected: "request \(number) on hold", seen: "\(backend.callsUnderWay) on hold")
    }

    /// Compares the rows of the table with those expected, in the columns given.
    func compareRows(with expected: [[String: String]]) throws(StepFailure) {
        let table: TableView
        do throws(PersonError) {
            table = try person.table()
        } catch {
            throw StepFailure(error)
        }
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
