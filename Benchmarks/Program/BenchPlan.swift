import AppContract
import Benchmarks
import Console
import Scenarios

/// The benchmarks of a run, and how often they are measured.
struct BenchPlan {
    var isQuick = false
    var filter = ""
    /// The variants, each compared with its architecture; nil to compare the architectures.
    var variants: [Variant]?
    /// The apps, with the reference first.
    var apps: [NamedApp]
    /// How many processes measure each ratio.
    var processes: Int
    /// How many rounds each process measures.
    var rounds: Int
    var seed: UInt64 = 1

    /// The usual number of rounds.
    static func rounds(isQuick: Bool) -> Int { isQuick ? 16 : 40 }
}

extension BenchPlan {
    /// The benchmarks that a run measures.
    ///
    /// - Parameter scenarios: The scenarios that are measured instead of the suites; nil for the suites.
    @MainActor
    func suites(_ scenarios: [RunnableScenario]? = nil) throws(UsageError) -> Suites {
        let all =
            scenarios.map { Suites(of: apps, scenarios: $0) }
            ?? variants.map { Suites(of: apps, $0) }
            ?? Suites(of: apps)
        let suites = all.filtered(by: measures)
        if !suites.names.isEmpty { return suites }
        if scenarios != nil, filter.isEmpty {
            throw UsageError(suites.note ?? "there is no scenario to measure")
        }
        throw UsageError(
            "nothing that can be measured has \"\(filter)\" in its name; see `swift run -c release bench list`"
        )
    }

    /// A filter chooses every benchmark with its text. Without a filter, `--quick` leaves out the slowest benchmarks.
    func measures(_ name: String, isLong: Bool) -> Bool {
        filter.isEmpty ? !(isQuick && isLong) : name.contains(filter)
    }
}
