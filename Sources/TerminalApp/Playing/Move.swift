/// One thing that happens to the app from outside: the whole of what decides which screen shows.
enum Move: Equatable, Sendable {
    // MARK: The person

    case type(String, into: String)
    case deleteLast(in: String)
    case clear(String)
    case tap(String)
    /// Rows are counted from 0.
    case selectRow(Int)
    case scroll(toRow: Int)
    case scrollToEnd
    case pullToRefresh
    case goBack
    case lookAway
    case open(link: String)

    // MARK: The server

    /// From now on answers are held, or given at once.
    case setHolding(Bool)
    /// The oldest answer on hold is given.
    case giveAnswer
    case setOffline(Bool)
    case failNextAnswer
    case publish(Int)
    case expireSessions
}
