import AppContract
import Services

enum LinkIntent: Equatable {
    /// Nil stands for a link that is malformed or unknown.
    case opened(Link?, Session)
    /// Another screen has become the only one.
    case screenReplaced(Session)
    case loaded(Article)
    case failed(ServiceError)
    case sessionEnded
}
