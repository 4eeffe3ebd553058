/// Everything the app says to people. Each text stands here once, for all architectures.
nonisolated public enum Texts {
    // MARK: Log in

    /// The title of the log-in screen, and of its button.
    public static let logIn = "Log in"
    /// The field for the name of the account.
    public static let username = "Username"
    /// The field for the secret.
    public static let password = "Password"

    // MARK: News

    /// The title of the screen with the news.
    public static let news = "News"
    /// The field to look for articles in.
    public static let search = "Search"
    /// The button that ends the session.
    public static let logOut = "Log out"
    /// Stands in place of the articles when there are none at all.
    public static let noNews = "No news yet."
    /// Stands in place of the articles when a search found none.
    public static func noMatch(for text: String) -> String { "Nothing matches \"\(text)\"." }

    // MARK: Article

    /// The title of the screen with one article.
    public static let article = "Article"

    // MARK: Feedback

    /// The field to write feedback in.
    public static let feedback = "Feedback"
    /// The button that sends it.
    public static let send = "Send"
    /// The most characters a feedback may have, as people count them.
    public static let feedbackLimit = 280
    /// How much of the room for feedback is taken.
    public static func counter(_ count: Int) -> String { "\(count)/\(feedbackLimit)" }
    /// Nothing was written.
    public static let feedbackIsBlank = "Write something first."
    /// Too much was written.
    public static let feedbackIsTooLong = "Keep it under \(feedbackLimit) characters."
    /// It has arrived.
    public static let feedbackSent = "Thanks for your feedback."
    /// It has not.
    public static let feedbackFailed = "Couldn't send. Your text is kept."

    // MARK: Links

    /// The link is malformed, unknown, or leads to nothing.
    public static let badLink = "Can't open that link."
}
