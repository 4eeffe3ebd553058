import AppContract
import Services

enum NewsReducer: Reducer {
    static func reduce(into state: inout NewsState, intent: NewsIntent) -> [NewsEffect] {
        switch intent {
        case .appeared:
            return state.list.isLoaded || state.isLoading ? [] : loadFirstPage(&state)
        case .editedSearch(let text):
            state.searchText = text
            return loadFirstPage(&state)
        case .pulledToRefresh:
            return loadFirstPage(&state)
        case .reachedEnd:
            guard !state.isLoading, let query = state.list.nextPage else { return [] }
            return load(query, &state)
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

    private static func load(_ query: PageQuery, _ state: inout NewsState) -> [NewsEffect] {
        state.isLoading = true
        return [.load(query)]
    }
}
