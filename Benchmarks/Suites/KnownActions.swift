import AppContract
import MVCDuplicate
import Measuring

/// The actions of the comparison, run on the reference alone. The true ratios are known, so the findings of
/// the harness can be checked.
@MainActor
package enum KnownActions {
    /// All actions, but those that take long: "load 10000 rows" over the in-memory backend takes seconds for 32
    /// repetitions.
    ///
    /// - Parameters:
    ///   - reference: The app that all are compared with.
    ///   - kinds: The services that it has.
    package static func benchmarks(
        of reference: NamedApp, with kinds: [ServiceKind] = ServiceKind.allCases
    ) -> [KnownBenchmark] {
        kinds.flatMap { services in
            Action.suite.filter { !$0.isLong }.map { action in
                KnownBenchmark(
                    suite: "self-test, \(services.rawValue)", name: action.name,
                    repetitions: action.repetitions(with: services),
                    compilations: [reference].withDuplicate.map { app in
                        { action.subject(app, with: services) }
                    })
            }
        }
    }
}
