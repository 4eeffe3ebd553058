import Foundation

/// The services of an app. A class, so that its owners store one reference instead of a copy of each service.
package final class AppServices: Sendable {
    package let authentication: any AuthenticationService
    package let news: any NewsService
    package let feedback: any FeedbackService
    package let clock: any AppClock

    package init(
        authentication: any AuthenticationService, news: any NewsService,
        feedback: any FeedbackService, clock: any AppClock
    ) {
        self.authentication = authentication
        self.news = news
        self.feedback = feedback
        self.clock = clock
    }

    /// The number of articles that an app requests at once.
    package static let pageSize = 20

    /// The real services, which share one session with `backend`.
    ///
    /// - Parameter pageSize: The number of articles to request at once.
    package convenience init(
        backend: any Backend, clock: any AppClock, pageSize: Int = AppServices.pageSize
    ) {
        let client = Client(backend: backend)
        self.init(
            authentication: RemoteAuthenticationService(client: client),
            news: RemoteNewsService(client: client, pageSize: pageSize),
            feedback: RemoteFeedbackService(client: client), clock: clock)
    }
}

/// The source of the time. The app reads the time only from here, so that scenarios can set it.
package protocol AppClock: Sendable {
    var now: Date { get }
}
