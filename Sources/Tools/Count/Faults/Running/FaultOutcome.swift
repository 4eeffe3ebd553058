/// The kinds of tests that can catch a fault.
package enum Finder: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
    /// A step of a scenario fails.
    case scenarios
    /// A unit test that makes no window and no view controller.
    case unitTests = "unit tests without a screen"
    case screenTests = "unit tests with a screen"
    /// All steps of a scenario pass, but something outlives its screen.
    case leakGate = "leak gate"
    /// A random walk in the app with the fault differs from the same walk in another app without it.
    case exploration

    /// The name in tables and messages.
    package var title: String { self == .leakGate ? "leak check" : rawValue }
}

/// The result of trying a fault.
package struct FaultOutcome: Codable, Equatable, Sendable {
    package enum Verdict: Codable, Equatable, Sendable {
        /// The finders that caught it, and what each of them saw.
        case caught([Finder: String])
        /// Nobody caught it. `isReached` says whether a run without a fault reaches its switch.
        case missed(isReached: Bool)
        /// Nobody caught it, and a person argues that nobody can notice it, for this reason.
        case equivalent(String)
        /// The code with the fault does not compile, and this is the compiler's error.
        case doesNotCompile(String)
    }

    package let fault: Fault
    package let verdict: Verdict

    /// The finders that caught the fault, and what each of them saw; empty if none did.
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
