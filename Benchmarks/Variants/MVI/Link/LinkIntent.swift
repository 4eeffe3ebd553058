import Services

enum LinkIntent: Equatable {
    case opened(String, session: Session)
    /// Another screen has become the only one.
    case screenReplaced(session: Session)
    case loaded(Article)
    case failed(ServiceError)
    case sessionEnded
}
