import AppContract
import Foundation
import PocketUI
import Services

struct SendsTwice: Fault {
    func services(_ services: AppServices) -> AppServices {
        services.replacing(
            feedback: FaultyFeedback(original: services.feedback, texts: { [$0, $0] }))
    }
}

struct TrimsFeedback: Fault {
    func services(_ services: AppServices) -> AppServices {
        services.replacing(
            feedback: FaultyFeedback(
                original: services.feedback,
                texts: { [$0.trimmingCharacters(in: .whitespacesAndNewlines)] }))
    }
}

/// Says thanks for long feedback and sends nothing.
struct DropsLongFeedback: Fault {
    func services(_ services: AppServices) -> AppServices {
        services.replacing(
            feedback: FaultyFeedback(
                original: services.feedback, texts: { $0.count > 200 ? [] : [$0] }))
    }
}

struct SearchesInLowerCase: Fault {
    func services(_ services: AppServices) -> AppServices {
        services.replacing(news: FaultyNews(original: services.news, text: { $0.lowercased() }))
    }
}

struct LoadsTheFirstPageAgain: Fault {
    func services(_ services: AppServices) -> AppServices {
        services.replacing(news: FaultyNews(original: services.news, cursor: { _ in nil }))
    }
}

struct StopsAfterOnePage: Fault {
    func services(_ services: AppServices) -> AppServices {
        services.replacing(
            news: FaultyNews(
                original: services.news, page: { Page(articles: $0.articles, nextCursor: nil) }))
    }
}

struct BlamesTheServerForWrongPasswords: Fault {
    func services(_ services: AppServices) -> AppServices {
        services.replacing(authentication: FaultyLogIn(original: services.authentication))
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

/// Asks for each page of a search twice.
struct SearchesTwice: Fault {
    nonisolated struct News: NewsService {
        let original: any NewsService

        func page(
            matching text: String, after cursor: String?
        ) async throws(ServiceError) -> Page {
            if !text.isEmpty { _ = try await original.page(matching: text, after: cursor) }
            return try await original.page(matching: text, after: cursor)
        }

        func article(id: Article.ID) async throws(ServiceError) -> Article {
            try await original.article(id: id)
        }
    }

    func services(_ services: AppServices) -> AppServices {
        services.replacing(news: News(original: services.news))
    }
}

/// Keeps the screen that a link was opened from.
final class KeepsScreens: Fault {
    private var screens: [ViewController] = []

    func willOpen(_ link: String, in window: Window) {
        if let screen = window.topViewController { screens.append(screen) }
    }
}
