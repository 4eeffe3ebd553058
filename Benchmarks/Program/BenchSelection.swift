import Apps
import ArchitectureList
import Benchmarks
import Console
import Gherkin
import Scenarios

/// The options that choose what is measured.
struct BenchSelection: ArgumentGroup {
    @Argument(
        "--quick",
        "look for half a minute: fewer benchmarks, fewer rounds; --filter can still choose the others"
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

    /// Whether this program lacks the variants that are asked for.
    var lacksVariants: Bool { measuresVariants && !Apps.hasVariants }

    var plan: BenchPlan {
        get throws(UsageError) {
            BenchPlan(
                isQuick: isQuick, filter: filter ?? "",
                variants: measuresVariants ? Variant.built : nil,
                apps: try (measuresVariants ? Architecture.all : chosen).measuredApps(),
                processes: 30, rounds: BenchPlan.rounds(isQuick: isQuick))
        }
    }

    /// The suites to measure.
    @MainActor
    func suites(of plan: BenchPlan, on terminal: Terminal) throws -> Suites {
        try plan.suites(
            scenarios.isEmpty
                ? nil
                : ScenarioSelection(paths: scenarios, takesLines: true).runnable(on: terminal))
    }
}
