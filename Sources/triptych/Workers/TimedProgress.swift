import Reporting

/// Shows how far a long piece of work has come, and how long it will take.
struct TimedProgress {
    private let terminal: Terminal
    private let start = ContinuousClock.now

    init(on terminal: Terminal) {
        self.terminal = terminal
    }

    /// - Parameter share: How much of the work is done, from 0 to 1.
    func show(_ text: String, share: Double) {
        let elapsed = (ContinuousClock.now - start) / .seconds(1)
        let left = Int((elapsed / share * (1 - share)).rounded(.up))
        terminal.showProgress("\(text), about \(left) s left")
    }
}
