import AppContract
import ArchitectureList
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
        let type = Architecture.all[1].app
        app = type.init(services: fault.services(services), window: window)
    }

    func launch() { app.launch() }

    func open(_ link: String) {
        fault.willOpen(link, in: window)
        app.open(link)
    }
}

/// A service that does something else at one place.
nonisolated struct FaultyNews: NewsService {
    let original: any NewsService
    var text: @Sendable (String) -> String = { $0 }
    var cursor: @Sendable (String?) -> String? = { $0 }
    var page: @Sendable (Page) -> Page = { $0 }

    func page(matching text: String, after cursor: String?) async throws(ServiceError) -> Page {
        page(try await original.page(matching: self.text(text), after: self.cursor(cursor)))
    }

    func article(id: Article.ID) async throws(ServiceError) -> Article {
        try await original.article(id: id)
    }
}

nonisolated struct FaultyFeedback: FeedbackService {
    let original: any FeedbackService
    var texts: @Sendable (String) -> [String] = { [$0] }

    func send(_ text: String) async throws(ServiceError) {
        for text in texts(text) { try await original.send(text) }
    }
}

nonisolated struct FaultyLogIn: AuthenticationService {
    let original: any AuthenticationService

    var session: Session { original.session }

    func logIn(with credentials: Credentials) async throws(ServiceError) {
        do throws(ServiceError) {
            try await original.logIn(with: credentials)
        } catch .wrongCredentials {
            throw .serverProblem
        }
    }

    func logOut() { original.logOut() }
}

extension AppServices {
    func replacing(
        authentication: (any AuthenticationService)? = nil, news: (any NewsService)? = nil,
        feedback: (any FeedbackService)? = nil, clock: (any AppClock)? = nil
    ) -> AppServices {
        AppServices(
            authentication: authentication ?? self.authentication, news: news ?? self.news,
            feedback: feedback ?? self.feedback, clock: clock ?? self.clock)
    }
}
