/// Shows how far a long piece of work has come and how long it will take: on one line of a terminal, or as a
/// line a minute where there is no terminal.
package struct TimedProgress {
    private let terminal: Terminal
    private let start = ContinuousClock.now
    private var minutesNoted = 0

    package init(on terminal: Terminal) {
        self.terminal = terminal
    }

    /// - Parameters:
    ///   - share: How much of the work is done, from 0 to 1.
    ///   - remark: Why it takes longer than planned; empty if it does not.
    package mutating func show(_ text: String, share: Double, remark: String = "") {
        let elapsed = ContinuousClock.now - start
        let end = remark.isEmpty ? "" : ": " + remark
        if terminal.showsProgress {
            terminal.showProgress(Self.line(text, share: share, elapsed: elapsed) + end)
        } else if let line = lineOfMinute(text, share: share, elapsed: elapsed) {
            terminal.note(line + end)
        }
    }

    /// The line, if a minute has begun since the last one; nil otherwise.
    package mutating func lineOfMinute(_ text: String, share: Double, elapsed: Duration) -> String?
    {
        let minutes = Int(elapsed / .seconds(60))
        guard minutes > minutesNoted else { return nil }
        minutesNoted = minutes
        return Self.line(text, share: share, elapsed: elapsed)
    }

    private static func line(_ text: String, share: Double, elapsed: Duration) -> String {
        // Nothing is known of the rest before something is done.
        if share <= 0 { return text }
        let left = Int((elapsed / .seconds(1) / share * (1 - share)).rounded(.up))
        return "\(text), about \(left) s left"
    }
}
