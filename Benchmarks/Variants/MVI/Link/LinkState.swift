import AppContract
import Services

/// What became of the last link.
enum LinkState: Equatable {
    /// It has opened, or can't be.
    case idle
    /// Nobody is logged in.
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
