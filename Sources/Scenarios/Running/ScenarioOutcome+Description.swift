extension ScenarioOutcome {
    /// What went wrong, in full and over several lines; nil if nothing did.
    public var explanation: String? {
        switch self {
        case .passed:
            nil
        case .failed(let failure):
            """
            line \(failure.location.line): \(failure.step)
              expected  \(failure.expected)
              seen      \(failure.seen)
              the screen as it was:
            \(failure.screen.split(separator: "\n").map { "    | \($0)" }.joined(separator: "\n"))
            """
        case .leaked(let names):
            """
            the steps passed, but the screens left behind:
              \(names.joined(separator: ", "))
            """
        }
    }
}
