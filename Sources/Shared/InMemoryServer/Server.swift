import Foundation
import Services

/// A whole server as a value: accounts, sessions, articles, feedback and the rules for answers. It knows
/// no waiting; `InMemoryBackend` adds that.
struct Server {
    static let attemptsAllowed = 5
    static let lockOutSeconds = 30

    private(set) var articles: [Article] {
        didSet { pages = [:] }
    }
    /// The pages that were requested since the articles changed, by the query. They make random walks faster.
    private var pages: [[String: String]: Response] = [:]
    private let passwords: [String: String]
    private var articlesPublished = 0
    private var sessions: Set<String> = []
    private var sessionsBegun = 0
    private(set) var feedback: [String] = []
    /// The receipts for the feedback of each session, by the id of the feedback.
    private var receipts: [String: [Int: Int]] = [:]
    private var receiptsGiven = 0
    private var wrongAttempts: [String: Int] = [:]
    private var lockedUntil: [String: Date] = [:]

    init(passwords: [String: String], articles: [Article]) {
        self.passwords = passwords
        self.articles = articles
    }

    mutating func replaceArticles(by new: [Article]) {
        articles = new
    }

    /// Publishes new articles before the others.
    mutating func publish(_ count: Int, now: Date) {
        articles = .newlyPublished(count, after: articlesPublished, now: now) + articles
        articlesPublished += count
    }

    mutating func forgetFeedback() {
        feedback = []
    }

    mutating func expireSessions() {
        sessions = []
    }

    mutating func answer(_ request: Request, at now: Date) -> Response {
        switch (request.method, request.path.first, request.path.dropFirst().first) {
        case (.post, "sessions", nil): return logIn(request, at: now)
        case _ where !isInSession(request): return Response(status: 401)
        case (.delete, "sessions", nil): return logOut(request)
        case (.get, "articles", nil): return page(request)
        case (.get, "articles", let id?): return article(id)
        case (.post, "feedback", nil): return takeFeedback(request)
        default: return Response(status: 404)
        }
    }

    private func isInSession(_ request: Request) -> Bool {
        request.token.map(sessions.contains) ?? false
    }

    private mutating func logIn(_ request: Request, at now: Date) -> Response {
        guard let credentials = try? JSON.decode(Credentials.self, from: request.body) else {
            return Response(status: 400)
        }
        let username = credentials.username
        if let end = lockedUntil[username], end > now {
            return Response(
                status: 429, retryAfterSeconds: Int(end.timeIntervalSince(now).rounded(.up)))
        }
        guard passwords[username] == credentials.password else {
            countWrongAttempt(of: username, at: now)
            return Response(status: 401)
        }
        wrongAttempts[username] = nil
        sessionsBegun += 1
        let token = "session-\(sessionsBegun)"
        sessions.insert(token)
        return .json(LogInAnswer(token: token), status: 201)
    }

    private mutating func countWrongAttempt(of username: String, at now: Date) {
        let attempts = wrongAttempts[username, default: 0] + 1
        if attempts < Self.attemptsAllowed {
            wrongAttempts[username] = attempts
        } else {
            wrongAttempts[username] = nil
            lockedUntil[username] = now + TimeInterval(Self.lockOutSeconds)
        }
    }

    private mutating func page(_ request: Request) -> Response {
        if let page = pages[request.query] { return page }
        let page = newPage(request.query)
        pages[request.query] = page
        return page
    }

    /// The cursor is a position, as with most servers, so articles published between two pages shift the
    /// second one. Apps must cope with that.
    private func newPage(_ query: [String: String]) -> Response {
        guard let limit = query["limit"].flatMap(Int.init), limit > 0,
            let start = Int(query["cursor"] ?? "0"), start >= 0
        else { return Response(status: 400) }
        let matches = articles.matching(query["matching"] ?? "")
        let rest = matches.dropFirst(start)
        let next = rest.count > limit ? String(start + limit) : nil
        return .json(Page(articles: Array(rest.prefix(limit)), nextCursor: next))
    }

    private func article(_ id: Article.ID) -> Response {
        guard let article = articles.first(where: { $0.id == id }) else {
            return Response(status: 404)
        }
        return .json(article)
    }

    private mutating func takeFeedback(_ request: Request) -> Response {
        guard let message = request.feedback, let token = request.token else {
            return Response(status: 400)
        }
        if let receipt = receipts[token]?[message.id] {
            return .json(FeedbackReceipt(id: receipt))
        }
        feedback.append(message.text)
        receiptsGiven += 1
        receipts[token, default: [:]][message.id] = receiptsGiven
        return .json(FeedbackReceipt(id: receiptsGiven), status: 201)
    }

    private mutating func logOut(_ request: Request) -> Response {
        if let token = request.token {
            sessions.remove(token)
            receipts[token] = nil
        }
        return .json(LogOutAnswer())
    }
}

extension Response {
    fileprivate static func json(_ value: some Encodable, status: Int = 200) -> Response {
        guard let body = try? JSON.encode(value) else { return Response(status: 500) }
        return Response(status: status, body: body)
    }
}
