import AppContract
import Services

/// Opens links, because they belong to no single screen.
enum RootReducer: Reducer {
    static func reduce(into state: inout RootState, intent: RootIntent) -> [RootEffect] {
        switch intent {
        case .opened(let text, let isLoggedIn):
            guard let link = Link(text) else { return [.showToast(Texts.badLink)] }
            state.waitingLink.replace(with: link)
            return openWaitingLink(of: &state, isLoggedIn: isLoggedIn)
        case .shownHome(let isLoggedIn):
            return openWaitingLink(of: &state, isLoggedIn: isLoggedIn)
        case .loaded(let article):
            state.waitingLink.didOpen()
            state.isLoading = false
            return [.showArticle(article)]
        case .failed(let error):
            // A cancelled load leaves the indicator to the load that replaced it.
            if error == .cancelled { return [] }
            state.waitingLink.didFail(with: error)
            state.isLoading = false
            let text = error == .notFound ? Texts.badLink : Texts.message(for: error)
            return text.map { [.showToast($0)] } ?? []
        case .loggedOut:
            state.waitingLink.didLogOut()
            state.isLoading = false
            return [.cancelLoad]
        case .sessionEnded:
            state.isLoading = false
            return [.cancelLoad]
        }
    }

    private static func openWaitingLink(
        of state: inout RootState, isLoggedIn: Bool
    ) -> [RootEffect] {
        switch state.waitingLink.ready(isLoggedIn: isLoggedIn) {
        case .news:
            state.waitingLink.didOpen()
            state.isLoading = false
            return [.cancelLoad, .showNews]
        case .article(let id):
            state.isLoading = true
            return [.load(id)]
        case nil:
            return []
        }
    }
}
