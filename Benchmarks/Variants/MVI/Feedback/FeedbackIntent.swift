import Services

enum FeedbackIntent: Equatable {
    case edited(String)
    case tappedSend
    /// The server has taken this text. The person may have edited it meanwhile.
    case sent(String)
    case failed(ServiceError)
}
