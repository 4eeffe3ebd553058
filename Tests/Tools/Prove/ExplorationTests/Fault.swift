import AppContract
import Apps
import ArchitectureList
import Foundation
import PocketUI
import Services

/// A fault put into an app on purpose, by what the app is given.
protocol Fault {
    init()
    func services(_ services: AppServices) -> AppServices
    func willOpen(_ link: String, in window: Window)
}

extension Fault {
    func services(_ services: AppServices) -> AppServices { services }
    func willOpen(_ link: String, in window: Window) {}
}

/// MVP with a fault.
final class FaultyApp<Kind: Fault>: App {
    private let app: any App
    private let fault = Kind()
    private let window: Window

    init(services: AppServices, window: Window) {
        self.window = window
        let type = Apps.all[1].app
        app = type.init(services: fault.services(services), window: window)
    }

    func launch() { app.launch() }

    func open(_ link: String) {
        fault.willOpen(link, in: window)
        app.open(link)
    }
}

/// A service that searches for something else.
nonisolated struct FaultyNews: NewsService {
    let original: any NewsService
    let text: @Sendable (String) -> String

    func page(for query: PageQuery) async throws(ServiceError) -> Page {
        try await original.page(for: PageQuery(matching: text(query.text), after: query.cursor))
    }

    func article(id: Article.ID) async throws(ServiceError) -> Article {
        try await original.article(id: id)
    }
}

nonisolated struct FaultyFeedback: FeedbackService {
    let original: any FeedbackService
    let texts: @Sendable (String) -> [String]

    func send(_ text: String) async throws(ServiceError) {
        for text in texts(text) { try await original.send(text) }
    }
}

extension AppServices {
    func replacing(
        news: (any NewsService)? = nil, feedback: (any FeedbackService)? = nil,
        clock: (any AppClock)? = nil
    ) -> AppServices {
        AppServices(
            authentication: authentication, news: news ?? self.news,
            feedback: feedback ?? self.feedback, clock: clock ?? self.clock)
    }
}

// MARK: Four faults

struct SendsTwice: Fault {
    func services(_ services: AppServices) -> AppServices {
        services.replacing(
            feedback: FaultyFeedback(original: services.feedback, texts: { [$0, $0] }))
    }
}

struct SearchesInLowerCase: Fault {
    func services(_ services: AppServices) -> AppServices {
        services.replacing(news: FaultyNews(original: services.news, text: { $0.lowercased() }))
    }
}

/// Its time stands still, so that ages are never updated.
struct KeepsTheTimeOfLaunch: Fault {
    struct StoppedClock: AppClock {
        let now: Date
    }

    func services(_ services: AppServices) -> AppServices {
        services.replacing(clock: StoppedClock(now: services.clock.now))
    }
}

/// Keeps the screen that a link was opened from.
final class KeepsScreens: Fault {
    private var screens: [ViewController] = []

    func willOpen(_ link: String, in window: Window) {
        if let screen = window.topViewController { screens.append(screen) }
    }
}
