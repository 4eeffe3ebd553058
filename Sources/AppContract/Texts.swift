import Services

/// Everything the app says to people. Each text stands here once, for all three architectures.
package enum Texts {
    // MARK: Log in

    /// The title of the log-in screen, and of its button.
    package static let logIn = "Log in"
    /// The field for the name of the account.
    package static let username = "Username"
    /// The field for the secret.
    package static let password = "Password"

    // MARK: News

    /// The title of the screen with the news.
    package static let news = "News"
    /// The field to look for articles in.
    package static let search = "Search"
    /// The button that ends the session.
    package static let logOut = "Log out"
    /// Stands in place of the articles when there are none at all.
    package static let noNews = "No news yet."
    /// Stands in place of the articles when a search found none.
    package static func noMatch(for text: String) -> String { "Nothing matches \"\(text)\"." }

    // MARK: Article

    /// The title of the screen with one article.
    package static let article = "Article"

    // MARK: Feedback

    /// The field to write feedback in.
    package static let feedback = "Feedback"
    /// The button that sends it.
    package static let send = "Send"
    /// The most characters a feedback may have, as people count them.
    package static let feedbackLimit = 280
    /// How much of the room for feedback is taken.
    package static func counter(_ count: Int) -> String { "\(count)/\(feedbackLimit)" }
    /// Nothing was written.
    package static let feedbackIsBlank = "Write something first."
    /// Too much was written.
    package static let feedbackIsTooLong = "Keep it under \(feedbackLimit) characters."
    /// It has arrived.
    package static let feedbackSent = "Thanks for your feedback."
    /// It has not.
    package static let feedbackFailed = "Couldn't send. Your text is kept."

    // MARK: Links

    /// The link is malformed, unknown, or leads to nothing.
    package static let badLink = "Can't open that link."
}

extension Texts {
    /// What to tell a person of an error.
    ///
    /// - Returns: Nil if there is nothing to tell: they no longer want the answer.
    package static func message(for error: ServiceError) -> String? {
        switch error {
        case .cancelled: nil
        case .offline, .timedOut: "Can't reach the server. Check your connection."
        case .serverProblem: "The server had a problem. Try again."
        case .unreadable, .notFound: "The server's answer made no sense."
        case .wrongCredentials: "Wrong username or password."
        case .tooManyAttempts(let seconds): "Too many attempts. Try again in \(seconds) s."
        case .sessionEnded: "Your session has ended. Log in again."
        }
    }
}
