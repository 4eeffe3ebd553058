import Foundation
import Services
import Testing

@testable import AppContract

@Suite("What the app says")
struct TextsTests {
    private nonisolated static let minute = 60
    private nonisolated static let hour = 60 * minute
    private nonisolated static let day = 24 * hour

    private nonisolated static let ages: [(seconds: Int, text: String)] = [
        (-hour, "just now"), (0, "just now"), (59, "just now"),
        (minute, "1 min ago"), (2 * minute - 1, "1 min ago"), (2 * minute, "2 min ago"),
        (59 * minute, "59 min ago"), (hour - 1, "59 min ago"),
        (hour, "1 h ago"), (23 * hour, "23 h ago"), (day - 1, "23 h ago"),
        (day, "1 d ago"), (2 * day - 1, "1 d ago"), (400 * day, "400 d ago"),
    ]

    @Test("An age is shown in the largest unit that fits, rounded down", arguments: ages)
    func age(seconds: Int, text: String) {
        let now = Date(timeIntervalSince1970: 1_700_000_000)
        let article = Article(
            id: "1", title: "On engines", author: "Ada",
            publishedAt: now - TimeInterval(seconds), body: "")
        #expect(Texts.byline(of: article, now: now) == "Ada · \(text)")
    }

    @Test(
        "Every error that concerns a person has a message",
        arguments: [
            (ServiceError.offline, "Can't reach the server. Check your connection."),
            (.timedOut, "Can't reach the server. Check your connection."),
            (.serverProblem, "The server had a problem. Try again."),
            (.unreadable, "The server's answer made no sense."),
            (.notFound, "The server's answer made no sense."),
            (.wrongCredentials, "Wrong username or password."),
            (.tooManyAttempts(retryAfterSeconds: 30), "Too many attempts. Try again in 30 s."),
            (.tooManyAttempts(retryAfterSeconds: 7), "Too many attempts. Try again in 7 s."),
            (.tooManyAttempts(retryAfterSeconds: nil), "Too many attempts. Try again later."),
        ])
    func message(error: ServiceError, text: String) {
        #expect(Texts.message(for: error) == text)
    }

    @Test(
        "Nothing is said of a cancelled request, nor twice of the end of a session",
        arguments: [ServiceError.cancelled, .sessionEnded])
    func noMessage(error: ServiceError) {
        #expect(Texts.message(for: error) == nil)
    }

    @Test(
        "In place of the rows stands why there are none, or nothing",
        arguments: [
            (ArticleList.EmptyReason.noArticles, "No news yet."),
            (.noMatch(for: "swift"), "Nothing matches \"swift\"."), (nil, ""),
        ])
    func emptyList(reason: ArticleList.EmptyReason?, text: String) {
        #expect(Texts.emptyList(reason) == text)
    }

    @Test("The texts of the screens are those that were agreed on")
    func exactTexts() {
        #expect(Texts.noNews == "No news yet.")
        #expect(Texts.noMatch(for: "swift") == "Nothing matches \"swift\".")
        #expect(Texts.counter(for: "") == "0/280")
        for text in ["plain", "\r\n", "a\rb\n", "e\u{301}", "👩‍👩‍👧 ok", "新闻"] {
            #expect(Texts.counter(for: text) == "\(text.count)/280")
        }
        #expect(Texts.sessionEnded == "Your session has ended. Log in again.")
        #expect(Texts.feedbackIsBlank == "Write something first.")
        #expect(Texts.feedbackIsTooLong == "Keep it to 280 characters.")
        #expect(Texts.feedbackSent == "Thanks for your feedback.")
        #expect(Texts.feedbackFailed == "Couldn't send. Your text is kept.")
        #expect(Texts.badLink == "Can't open that link.")
    }
}
