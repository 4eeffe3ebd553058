import AppContract
import ArchitectureList
import Benchmarks
import Output

/// The options that choose what is measured.
struct BenchSelection: ArgumentGroup {
    @Argument(
        "--quick",
        "measure for half a minute, without the slowest benchmarks; --filter can still choose those"
    )
    private var isQuick: Bool
    @Argument(
        "--filter", "TEXT", "measure only benchmarks with this text in their name or their suite")
    private var filter: String?
    @Argument(
        repeated: "--scenario", "FILE[:LINE]",
        "measure the When steps of scenarios instead of the suites; may be repeated",
        excludes: ["--variants"], read: { $0 })
    private var scenarios: [String]
    @Argument(architectures: "measure") private var chosen: [Architecture]
    @Argument(
        "--variants",
        "measure the variants (other designs, such as MVI), each compared with the architecture that it "
            + "is a variant of")
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

    /// The suites to measure.
    @MainActor
    func suites(of plan: BenchPlan, on terminal: Terminal) throws -> Suites {
        try plan.suites(
            scenarios.isEmpty
                ? nil : ScenarioSelection(paths: scenarios, takesLines: true).load(on: terminal))
    }
}
