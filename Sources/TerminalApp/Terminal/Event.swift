/// Something that the loop in front of a terminal wakes up for.
enum Event: Sendable {
    /// Keys, as the terminal sends them.
    case input([UInt8])
    /// The terminal is gone.
    case inputEnded
    case signal(Signal)
    /// Nothing has followed an escape for a moment.
    case escapeEnded
    /// A slow server has taken its time.
    case answerDue
    /// A toast has shown long enough.
    case toastEnded
}
