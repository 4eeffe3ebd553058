import Services

/// What ties the two handlers of the news together: one asks here, the other answers here, and neither
/// knows the other.
final class NewsContext {
    /// The page wanted last. Every setting asks anew.
    let request = Observable<NewsRequest?>(nil)
    /// What came of the last request that was not superseded.
    let answer = Observable<Result<Page, ServiceError>?>(nil)
    let status = Status()
}
