import AppContract
import MVCDuplicate
import Measuring

/// The actions that the architectures are compared by, done by the reference alone: what the harness finds of them
/// can be compared with the truth.
@MainActor
package enum KnownActions {
    /// All actions with all services, but those that take long: "load 10000 rows" over the in-memory backend takes
    /// seconds for 32 repetitions.
    ///
    /// - Parameter reference: The app that all are compared with.
    package static func benchmarks(of reference: NamedApp) -> [KnownBenchmark] {
        ServiceKind.allCases.flatMap { services in
            Action.suite.filter { !$0.isLong }.map { action in
                let subjects = action.benchmark(of: [reference].withDuplicate, with: services)
                    .subjects
                return KnownBenchmark(
                    suite: "self-test, \(services.rawValue)", name: action.name,
                    original: subjects[0], duplicate: subjects[1])
            }
        }
    }
}
