import AppContract
import Services

/// Does what belongs to no single screen: it opens links, and shows the log-in when the session ends.
enum LinkReducer: Reducer {
    static func reduce(into state: inout LinkState, intent: LinkIntent) -> [LinkEffect] {
        switch intent {
        case .opened(let text, let session):
            guard let link = Link(text) else { return [.showToast(Texts.badLink)] }
            return open(link, &state, in: session)
        case .screenReplaced(let session):
            if session != .loggedOut, let link = state.link {
                return open(link, &state, in: session)
            }
            state = .idle
            return [.cancelLoad]
        case .loaded(let article):
            state = .idle
            return [.showArticle(article)]
        case .failed(.sessionEnded):
            // Keep the link, because it waits for the next log-in.
            return []
        case .failed(let error):
            state = .idle
            let text = error == .notFound ? Texts.badLink : Texts.message(for: error)
            return text.map { [.showToast($0)] } ?? []
        case .sessionEnded:
            return [.showToast(Texts.sessionEnded), .showLogin]
        }
    }

    /// Opens a link, or lets it wait while nobody is logged in. Cancels the previous load, because its article would open over the
    /// wrong screen.
    private static func open(
        _ link: Link, _ state: inout LinkState, in session: Session
    ) -> [LinkEffect] {
        guard session == .active else {
            state = .waiting(link)
            return [.cancelLoad]
        }
        switch link {
        case .news:
            state = .idle
            return [.cancelLoad, .showNews]
        case .article(let id):
            state = .loading(id)
            return [.load(id)]
        }
    }
}
