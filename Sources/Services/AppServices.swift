/// All that an app is given to work with.
public struct AppServices: Sendable {
    /// Logs in and out.
    public let authentication: any AuthenticationService
    /// Gives the news.
    public let news: any NewsService
    /// Takes feedback.
    public let feedback: any FeedbackService
    /// Tells the time.
    public let clock: any AppClock

    /// Takes services made elsewhere.
    public init(
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
    public init(backend: any Backend, clock: any AppClock, pageSize: Int = 20) {
        let client = Client(backend: backend)
        self.init(
            authentication: RemoteAuthenticationService(client: client),
            news: RemoteNewsService(client: client, pageSize: pageSize),
            feedback: RemoteFeedbackService(client: client), clock: clock)
    }
}
