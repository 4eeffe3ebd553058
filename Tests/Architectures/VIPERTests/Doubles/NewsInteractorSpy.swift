@testable import VIPER

/// Remembers what it was asked to do.
final class NewsInteractorSpy: NewsInteractorInput {
    /// What can be asked of it.
    enum Call: Equatable {
        case loadIfNeeded
        case search(String)
        case refresh
        case loadNextPage
    }

    weak var output: (any NewsInteractorOutput)?
    private(set) var calls: [Call] = []

    func loadIfNeeded() {
        calls.append(.loadIfNeeded)
    }

    func search(_ text: String) {
        calls.append(.search(text))
    }

    func refresh() {
        calls.append(.refresh)
    }

    func loadNextPage() {
        calls.append(.loadNextPage)
    }
}
