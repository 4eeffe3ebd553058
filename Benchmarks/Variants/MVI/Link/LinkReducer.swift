import AppContract
import Services

/// Does what belongs to no single screen: it opens links, and shows the log-in when the session ends.
enum LinkReducer: Reducer {
    static func reduce(into state: inout LinkState, intent: LinkIntent) -> [LinkEffect] {
        switch intent {
        case .opened(nil, _):
            return [.showToast(Texts.badLink)]
        case .opened(let link?, let session):
            state.link = link
            return openLink(&state, in: session)
        case .screenReplaced(let session):
            if session == .loggedOut { state.link = nil }
            return openLink(&state, in: session)
        case .loaded(let article):
            state = LinkState()
            return [.showArticle(article)]
        case .failed(.sessionEnded):
            // Keep the link, because it waits for the next log-in.
            return []
        case .failed(let error):
            state = LinkState()
            let text = error == .notFound ? Texts.badLink : Texts.message(for: error)
            return text.map { [.showToast($0)] } ?? []
        case .sessionEnded:
            return [.showToast(Texts.sessionEnded), .showLogin]
        }
    }

    /// Opens the link if there is one. While nobody is logged in, the link waits. Cancels the previous load, because its article
    /// would open over the wrong screen.
    private static func openLink(_ state: inout LinkState, in session: Session) -> [LinkEffect] {
        state.isLoading = false
        guard session == .active, let link = state.link else { return [.cancelLoad] }
        switch link {
        case .news:
            state.link = nil
            return [.cancelLoad, .showNews]
        case .article(let id):
            state.isLoading = true
            return [.load(id)]
        }
    }
}
