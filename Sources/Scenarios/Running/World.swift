import AppContract
import Foundation
import InMemoryServer
import PocketUI
import Services

/// What one scenario happens in: a server, a clock, a window and an app, all fresh.
@MainActor
final class World {
    let clock = ManualClock()
    /// The server, as the steps steer it. The app may reach it by a longer way.
    let backend: InMemoryBackend
    private(set) var window = Window()

    /// What the server has if a scenario does not say. Every world begins at the same moment.
    private static let articles = [Article].samples(45, now: ManualClock().now)

    private let makeApp: any App.Type
    private let appBackend: any Backend
    private var app: (any App)?
    private let leaks = LeakDetector()

    init(app: any App.Type, way: ScenarioRunner.Way) {
        makeApp = app
        backend = InMemoryBackend(clock: clock, articles: Self.articles)
        appBackend = way(backend)
    }

    /// The window, with the app in it: who looks at it launches the app, if nobody has.
    var screen: Window {
        if app == nil { launch() }
        return window
    }

    /// Whoever sits in front of the window.
    var person: Person { Person(at: screen) }

    /// The titles of the screens, bottom to top.
    var titles: [String] {
        screen.rootViewController?.viewControllers.map(\.title) ?? []
    }

    /// Lets the app go if it runs, with what it has asked for, and launches it anew.
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
        leaks.begin(with: [app, window] + (window.rootViewController.map { [$0] } ?? []))
        window.willClose = { [leaks] in leaks.watch($0) }
        backend.resetCounts()
    }

    /// Lets the app and its screens go.
    func close() {
        window.rootViewController = nil
        leaks.end()
        window = Window()
        app = nil
    }

    /// Names of what is still there of the screens that were closed, though nothing should be.
    var survivors: [String] { leaks.survivors }

    // MARK: Steps of more than one move

    func open(_ link: String) {
        person.lookAway()
        app?.open(link)
    }

    func logIn(as username: String) async throws(StepFailure) {
        guard let password = InMemoryBackend.passwords[username] else {
            let known = InMemoryBackend.passwords.keys.sorted().joined(separator: ", ")
            throw StepFailure(expected: "a known account: \(known)", seen: username)
        }
        do throws(PersonError) {
            try person.type(username, into: "Username")
            try person.type(password, into: "Password")
            try person.tap("Log in")
        } catch {
            throw StepFailure(error)
        }
        await backend.settle()
        // A server that holds its answers lets people in all the same: what is on hold is the news.
        if titles.first == "Log in" { _ = backend.answerHeldCall(number: 1) }
        await backend.settle()
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
