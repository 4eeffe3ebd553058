import Foundation

/// All that an app is given to work with.
package struct AppServices: Sendable {
    /// Logs in and out.
    package let authentication: any AuthenticationService
    /// Gives the news.
    package let news: any NewsService
    /// Takes feedback.
    package let feedback: any FeedbackService
    /// Tells the time.
    package let clock: any AppClock

    /// Takes services made elsewhere.
    package init(
        authentication: any AuthenticationService, news: any NewsService,
        feedback: any FeedbackService, clock: any AppClock
    ) {
        self.authentication = authentication
        self.news = news
        self.feedback = feedback
        self.clock = clock
    }

    /// Makes the real services, which share one session with `backend`.
    ///
    /// - Parameter pageSize: How many articles to ask for at once.
    package init(backend: any Backend, clock: any AppClock, pageSize: Int = 20) {
        let client = Client(backend: backend)
        self.init(
            authentication: RemoteAuthenticationService(client: client),
            news: RemoteNewsService(client: client, pageSize: pageSize),
            feedback: RemoteFeedbackService(client: client), clock: clock)
    }
}

/// Where the app reads the time. The logic never asks the system itself.
package protocol AppClock: Sendable {
    /// The time now.
    var now: Date { get }
}
