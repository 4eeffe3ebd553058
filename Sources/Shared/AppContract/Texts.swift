import Services

/// The texts that the app shows. All architectures share them.
nonisolated package enum Texts {
    // MARK: Log in

    /// The title of the log-in screen and of its button.
    package static let logIn = "Log in"
    package static let username = "Username"
    package static let password = "Password"

    // MARK: News

    package static let news = "News"
    package static let search = "Search"
    package static let logOut = "Log out"
    package static let noNews = "No news yet."
    package static func noMatch(for text: String) -> String { "Nothing matches \"\(text)\"." }
    /// The text in place of the rows; empty if there is no reason.
    package static func emptyList(_ reason: ArticleList.EmptyReason?) -> String {
        switch reason {
        case .noArticles: noNews
        case .noMatch(let text): noMatch(for: text)
        case nil: ""
        }
    }

    // MARK: Article

    package static let article = "Article"

    // MARK: Feedback

    package static let feedback = "Feedback"
    package static let send = "Send"
    /// The length of the feedback and its limit.
    package static func counter(for text: String) -> String {
        "\(text.count)/\(FeedbackDraft.limit)"
    }
    package static let feedbackIsBlank = "Write something first."
    package static let feedbackIsTooLong = "Keep it to \(FeedbackDraft.limit) characters."
    package static let feedbackSent = "Thanks for your feedback."
    package static let feedbackFailed = "Couldn't send. Your text is kept."

    // MARK: Session

    /// The server no longer accepts the session.
    package static let sessionEnded = "Your session has ended. Log in again."

    // MARK: Links

    /// The link is malformed or unknown, or its article does not exist.
    package static let badLink = "Can't open that link."
}

extension Texts {
    /// The message for an error.
    ///
    /// - Returns: Nil if the call was cancelled, or if the session has ended, because the observer of the session shows
    ///   that message.
    package static func message(for error: ServiceError) -> String? {
        switch error {
        case .cancelled, .sessionEnded: nil
        case .offline, .timedOut: "Can't reach the server. Check your connection."
        case .serverProblem: "The server had a problem. Try again."
        case .unreadable, .notFound: "The server's answer made no sense."
        case .wrongCredentials: "Wrong username or password."
        case .tooManyAttempts(nil): "Too many attempts. Try again later."
        case .tooManyAttempts(let seconds?): "Too many attempts. Try again in \(seconds) s."
        }
    }
}
