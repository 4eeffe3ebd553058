/// The kinds of tests that can catch a fault.
package enum Finder: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
    /// A step of a scenario fails.
    case scenarios
    case unitTests = "unit tests"
    /// All steps of a scenario pass, but something outlives its screen.
    case leakGate = "leak gate"
    /// A random walk beside the reference without the fault.
    case exploration

    /// The name in tables and messages.
    package var title: String { self == .leakGate ? "leak check" : rawValue }
}

/// The result of trying a fault.
package struct FaultOutcome: Codable, Equatable, Sendable {
    package enum Verdict: Codable, Equatable, Sendable {
        /// What each finder saw that caught it.
        case caught([Finder: String])
        /// Whether a run without a fault reaches any of its switches.
        case missed(isReached: Bool)
        /// Nobody caught it, and a person argues that nobody can notice it, for this reason.
        case equivalent(String)
        /// With this error of the compiler.
        case doesNotCompile(String)
    }

    package let fault: Fault
    package let verdict: Verdict

    /// What each finder saw that caught it.
    package var catches: [Finder: String] {
        if case .caught(let catches) = verdict { catches } else { [:] }
    }

    package var isMissed: Bool {
        if case .missed = verdict { true } else { false }
    }

    package var compiles: Bool {
        if case .doesNotCompile = verdict { false } else { true }
    }
}
