import AppContract
import Services

enum NewsReducer: Reducer {
    static func reduce(into state: inout NewsState, intent: NewsIntent) -> [NewsEffect] {
        switch intent {
        case .appeared:
            return loadIfIdle(state.list.missingPage(for: state.searchText), &state)
        case .editedSearch(let text):
            state.searchText = text
            return loadFirstPage(&state)
        case .pulledToRefresh:
            return loadFirstPage(&state)
        case .reachedEnd:
            return loadIfIdle(state.list.nextPage(for: state.searchText), &state)
        case .selectedRow(let index):
            return [.showArticle(state.list.articles[index])]
        case .loaded(let page, let query):
            state.list.receive(page, for: query)
            state.isLoading = false
            return []
        case .failed(let error):
            state.isLoading = false
            return Texts.message(for: error).map { [.showToast($0)] } ?? []
        }
    }

    private static func loadFirstPage(_ state: inout NewsState) -> [NewsEffect] {
        load(PageQuery(matching: state.searchText), &state)
    }

    private static func loadIfIdle(
        _ query: PageQuery?, _ state: inout NewsState
    ) -> [NewsEffect] {
        guard let query, !state.isLoading else { return [] }
        return load(query, &state)
    }

    /// Loads a page. The effect cancels the previous load.
    private static func load(_ query: PageQuery, _ state: inout NewsState) -> [NewsEffect] {
        state.isLoading = true
        return [.load(query)]
    }
}
