/// What a signal means to whoever has taken a terminal over.
enum Signal: Equatable, Sendable {
    /// The process is to end, by the signal of that number.
    case end(Int32)
    /// The process is to stop, and to give the terminal back meanwhile.
    case stop
    /// The process goes on, and the terminal is as others left it.
    case goOn
    /// The window has another size.
    case resize
}
