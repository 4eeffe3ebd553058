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

    /// The articles of the server, unless a scenario sets others. Their dates never change, because every clock begins at
    /// the same time.
    private static let articles = [Article].samples(45, now: ManualClock().now)

    private let makeApp: any App.Type
    private let makeServices: MakeServices
    private(set) var app: (any App)?
    /// Nil if the app is measured, because looking for leaks takes longer than closing a screen.
    private let detector: LeakDetector?

    /// Makes the services of an app, for a server and a clock.
    package typealias MakeServices = @MainActor (InMemoryBackend, ManualClock) -> AppServices

    package init(app: any App.Type, transport: ScenarioRunner.Transport) {
        makeApp = app
        detector = LeakDetector()
        backend = InMemoryBackend(clock: clock, articles: Self.articles)
        let appBackend = transport(backend)
        makeServices = { AppServices(backend: appBackend, clock: $1) }
    }

    /// An environment to measure an app in, which does not look for leaks.
    package init(measuring app: any App.Type, services: @escaping MakeServices) {
        makeApp = app
        makeServices = services
        detector = nil
        backend = InMemoryBackend(clock: clock, articles: Self.articles)
    }

    /// The window with the app in it. Launches the app if it does not run yet.
    package var screen: Window {
        if app == nil { launch() }
        return window
    }

    package var isLaunched: Bool { app != nil }

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

    /// Ends the app and launches a new one, without waiting for the end of requests.
    func relaunchAtOnce() {
        close()
        launch()
    }

    private func launch() {
        window = Window()
        let app = makeApp.init(services: makeServices(backend, clock), window: window)
        self.app = app
        app.launch()
        if let detector {
            detector.begin(with: [app, window] + (window.rootViewController.map { [$0] } ?? []))
            window.willClose = { detector.watch($0) }
        }
        backend.resetCounts()
    }

    /// Releases the app and its window, with the screens as they are. Taking the screens apart first would break the very
    /// cycles that the leak check has to find.
    private func close() {
        for screen in window.rootViewController?.viewControllers ?? [] { detector?.watch(screen) }
        detector?.end()
        window = Window()
        app = nil
    }

    // MARK: Running

    /// Carries out a step, and waits until the app and the server are at rest.
    ///
    /// - Parameter willSettle: Called once the step is done, before the wait.
    package func run(_ step: BoundStep, willSettle: () -> Void = {}) async throws(StepFailure) {
        do {
            try await step.definition.action(self, step.input)
        } catch {
            throw StepFailure(error)
        }
        willSettle()
        await settle()
    }

    /// Waits until the server is at rest. Then draws a frame, so that a step includes its last change of the screen.
    func settle() async {
        await backend.settle()
        if window.needsFrame { window.drawFrame() }
    }

    /// Whether all closed screens have been released.
    package var isFreeOfLeaks: Bool { detector?.isEmpty ?? true }

    private var leaks: [Leak] { isFreeOfLeaks ? [] : detector?.leaks ?? [] }

    /// The leaks at the end. Screens that the steps closed must be deallocated by now, the others once the app
    /// has been released.
    package func leaksAtEnd() async -> [Leak] {
        let leaked = leaks
        if !leaked.isEmpty { return leaked }
        close()
        await backend.settle()
        let unfinished = backend.requestsUnderWay
        return leaks
            + unfinished.map { Leak(cause: "\($0), which nobody cancelled", consequences: []) }
    }
}
