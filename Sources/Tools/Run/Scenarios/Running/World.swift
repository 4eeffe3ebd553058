import AppContract
import Foundation
import InMemoryServer
import PocketUI
import Services

/// The environment of one scenario: a server, a clock, a window and an app, all new.
@MainActor
package final class World {
    let clock = ManualClock()
    /// The server that the steps control. The app may reach it over HTTP.
    package let backend: InMemoryBackend
    package private(set) var window = Window()

    /// The articles unless a scenario sets others. Every scenario begins at the same time.
    private static let articles = [Article].samples(45, now: ManualClock().now)

    private let makeApp: any App.Type
    private let appBackend: any Backend
    private var app: (any App)?
    private let detector = LeakDetector()
    private let showsLater: Bool

    package init(
        app: any App.Type, transport: ScenarioRunner.Transport, showsLater: Bool = false
    ) {
        makeApp = app
        self.showsLater = showsLater
        backend = InMemoryBackend(clock: clock, articles: Self.articles)
        appBackend = transport(backend)
    }

    /// The window with the app in it. Launches the app if it does not run yet.
    package var screen: Window {
        if app == nil { launch() }
        return window
    }

    var person: Person { Person(at: screen) }

    /// The titles of the screens, bottom to top.
    var titles: [String] {
        screen.rootViewController?.viewControllers.map(\.title) ?? []
    }

    /// Ends the app with its requests, and launches a new one.
    func relaunch() async {
        close()
        await backend.settle()
        launch()
    }

    private func launch() {
        window = Window()
        let services = AppServices(backend: appBackend, clock: clock)
        let app = makeApp.init(services: services, window: window)
        self.app = app
        app.launch()
        detector.begin(with: [app, window] + (window.rootViewController.map { [$0] } ?? []))
        window.willClose = { [detector] in detector.watch($0) }
        backend.resetCounts()
    }

    /// Releases the app and its window, with the screens as they are. Taking the screens apart first would
    /// break the very cycles that the leak check is to find.
    private func close() {
        for screen in window.rootViewController?.viewControllers ?? [] { detector.watch(screen) }
        detector.end()
        window = Window()
        app = nil
    }

    // MARK: Running

    /// Does what a step says, and waits until the app and the server are at rest.
    package func run(_ step: BoundStep) async throws(StepFailure) {
        try await step.action(self, step.input)
        await settle()
    }

    /// Waits until the server is at rest, and the app has shown what it has.
    private func settle() async {
        await backend.settle()
        // What waits for the main actor goes first.
        if showsLater { await Task.yield() }
    }

    /// Whether all that was closed so far is freed.
    package var isFreeOfLeaks: Bool { detector.isEmpty }

    /// The leaks at the end. Screens that the steps closed must be deallocated by now, the others once the app
    /// has been released.
    package func leaksAtEnd() async -> [Leak] {
        if !detector.isEmpty { return detector.leaks }
        close()
        await backend.settle()
        let unfinished = backend.requestsUnderWay
        return (detector.isEmpty ? [] : detector.leaks)
            + unfinished.map { Leak(cause: "\($0), which nobody cancelled", consequences: []) }
    }

    // MARK: Steps of more than one move

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

    func logIn(as username: String) async throws(StepFailure) {
        guard let password = InMemoryBackend.passwords[username] else {
            let known = InMemoryBackend.passwords.keys.sorted().joined(separator: ", ")
            throw StepFailure(expected: "a known account: \(known)", seen: username)
        }
        do throws(PersonError) {
            try person.type(username, into: "Username")
            try person.type(password, into: "Password")
            if showsLater { await settle() }
            try person.tap("Log in")
        } catch {
            throw StepFailure(error)
        }
        await settle()
        // A server that holds its answers gives the one to the log-in nevertheless.
        if titles.first == "Log in" { _ = backend.answerHeldCall(number: 1) }
        await settle()
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
