import Scenarios

/// Something that should not be, and the steps that lead to it.
nonisolated struct Finding {
    enum Kind {
        case difference(Difference)
        /// What outlives its screen, by the name of the app.
        case leak([String: [Leak]])
    }

    let steps: [String]
    let kind: Kind
}

extension Finding {
    /// - Returns: Nil if nothing leaks.
    init?(steps: [String], leaks: [String: [Leak]]) {
        if leaks.isEmpty { return nil }
        self.init(steps: steps, kind: .leak(leaks))
    }
}
