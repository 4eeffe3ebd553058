import AppContract
import Services

/// The state of the last link.
enum LinkState: Equatable {
    /// It has been opened, or can't be opened.
    case idle
    /// It waits, because nobody is logged in.
    case waiting(Link)
    case loading(Article.ID)

    /// The link that has not opened yet.
    var link: Link? {
        switch self {
        case .idle: nil
        case .waiting(let link): link
        case .loading(let id): .article(id)
        }
    }

    var isLoading: Bool {
        if case .loading = self { true } else { false }
    }
}
