import Services

enum NewsIntent: Equatable {
    case appeared
    case editedSearch(String)
    case pulledToRefresh
    case reachedEnd
    case selectedRow(Int)
    case loaded(Page, for: PageQuery)
    case failed(ServiceError)
}
