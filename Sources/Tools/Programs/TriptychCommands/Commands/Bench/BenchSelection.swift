import AppContract
import ArchitectureList
import Benchmarks
import Output

/// The options that choose what is measured.
struct BenchSelection: ArgumentGroup {
    @Argument(
        "--quick", "take 30 seconds instead of minutes; only --filter measures what takes longest")
    private var isQuick: Bool
    @Argument("--filter", "TEXT", "measure only what has this text in its name or its suite")
    private var filter: String?
    @Argument(
        repeated: "--scenario", "FILE[:LINE]",
        "measure the When steps of scenarios in place of the suites; may be repeated",
        excludes: ["--variants"], read: { $0 })
    private var scenarios: [String]
    @Argument(architectures: "measure") private var chosen: [Architecture]
    @Argument("--variants", "measure other designs, each beside the architecture that it varies")
    private var measuresVariants: Bool
    @Argument() private var known: KnownArchitectures

    /// Whether this program lacks the variants that are asked for.
    var lacksVariants: Bool { known.variants.isEmpty && measuresVariants }

    var plan: BenchPlan {
        let added = known.added.names
        return BenchPlan(
            isQuick: isQuick, filter: filter ?? "",
            variants: measuresVariants ? known.variants : nil,
            apps: known.complete.compared(with: chosen),
            added: chosen.filter { added.contains($0.name) }.namedApps,
            processes: isQuick ? 12 : 30, rounds: BenchPlan.rounds(isQuick: isQuick))
    }

    /// What is measured, of all that can be.
    @MainActor
    func suites(of plan: BenchPlan, on terminal: Terminal) throws -> Suites {
        try plan.suites(
            scenarios.isEmpty
                ? nil : ScenarioSelection(paths: scenarios, takesLines: true).load(on: terminal))
    }
}
