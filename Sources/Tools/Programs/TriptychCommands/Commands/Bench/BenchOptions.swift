import AppContract
import ArchitectureList
import Benchmarks

/// The options of `bench`.
struct BenchOptions: ArgumentGroup {
    enum Mode {
        case measure, list, listRuns, selfTest
        case delete(String)
    }

    @Argument(
        "--quick", "take 30 seconds instead of minutes; only --filter measures what takes longest")
    private var isQuick: Bool
    @Argument("--filter", "TEXT", "measure only what has this text in its name or its suite")
    private var filter: String?
    @Argument(
        repeated: "--scenario", "FILE[:LINE]",
        "measure the When steps of scenarios in place of the suites; may be repeated",
        excludes: ["--variants", "--self-test"], read: { $0 })
    private var scenarios: [String]
    @Argument(architectures: "measure") private var chosen: [Architecture]
    @Argument("--variants", "measure other designs, each beside its architecture")
    private var measuresVariants: Bool
    @Argument(
        "--processes", "N", "how many processes measure each ratio (default 30, quick 12)",
        in: 6...1000)
    private var processes: Int?
    @Argument(
        "--rounds", "N", "how many rounds each process measures (default 40, quick 16)",
        in: 1...10_000)
    private var rounds: Int?
    @Argument("--seed", "N", "the seed of the order of turns (default 1)", in: 0...Int.max)
    private var seed: Int?
    @Argument("--markdown", "print the tables as Markdown") var asMarkdown: Bool
    @Argument(
        "--json", "FILE", "write the figures, with the time of every turn, as JSON", isOutput: true)
    var jsonPath: String?
    @Argument(run: "--save", "keep this run, to compare others with")
    var saveName: String?
    @Argument(run: "--compare", "compare with a run that was saved on this machine")
    var compareName: String?
    @Argument(
        "--fail-above", "PERCENT",
        "exit code 1 if a ratio has grown by more than this, or a count has grown",
        needs: "--compare", in: 1...1000)
    var failAbove: Int?
    @Argument(
        "--list", "print what can be measured, and measure nothing",
        excludes: ["--seed", "--self-test"] + BenchOptions.ofMeasurement)
    private var lists: Bool
    @Argument(
        "--runs", "list the runs that are saved, and measure nothing",
        excludes: ["--list", "--self-test", "--delete"] + BenchOptions.ofMeasurement)
    private var listsRuns: Bool
    @Argument(
        run: "--delete", "delete a saved run, and measure nothing",
        excludes: ["--list", "--self-test"] + BenchOptions.ofMeasurement)
    private var deleteName: String?
    @Argument(
        "--self-test", "test the harness itself, on work whose ratio is known",
        excludes: ["--filter", Option.architecture, "--variants"] + BenchOptions.ofMeasurement)
    private var testsItself: Bool
    @Argument() private var known: KnownArchitectures

    private static let ofMeasurement = [
        "--processes", "--rounds", "--markdown", "--json", "--save", "--compare",
    ]

    var mode: Mode {
        if let deleteName { return .delete(deleteName) }
        return lists ? .list : listsRuns ? .listRuns : testsItself ? .selfTest : .measure
    }

    /// The copies of the reference, for the self-test.
    var copies: [NamedApp] { known.variants.filter(\.isCopy).map(\.app) }

    /// Whether this program lacks the variants that are asked for.
    var lacksVariants: Bool {
        known.variants.isEmpty && (testsItself || measuresVariants)
    }

    var plan: BenchPlan {
        let added = known.added.names
        return BenchPlan(
            isQuick: isQuick, filter: filter ?? "", scenarios: scenarios,
            variants: measuresVariants ? known.variants : nil,
            apps: known.complete.compared(with: chosen),
            added: chosen.filter { added.contains($0.name) }.namedApps,
            processes: processes ?? (isQuick ? 12 : 30), rounds: rounds ?? (isQuick ? 16 : 40),
            seed: UInt64(seed ?? 1))
    }
}

extension Argument<String?> {
    /// An option with the name of a run, which has to be valid in a file name.
    convenience init(run option: String, _ help: String, excludes: [String] = []) {
        self.init(
            option, "NAME", help, excludes: excludes,
            mustBe: "a name of letters, digits, \"-\", \"_\" and \".\""
        ) { name in
            let isValid = name.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
            return isValid && !name.isEmpty && !name.hasPrefix(".") ? name : nil
        }
    }
}

/// What is measured, and how often.
struct BenchPlan {
    var isQuick = false
    var filter = ""
    /// Files with scenarios, or their places, that are measured in place of the suites.
    var scenarios: [String] = []
    /// Other designs, each of which is compared with its architecture; nil to compare the architectures.
    var variants: [Variant]?
    /// The reference first.
    var apps: [NamedApp]
    /// The incomplete ones, which need not pass all scenarios.
    var added: [NamedApp] = []
    /// The features that these pass, once that is known.
    var proven: ProvenFeatures = [:]
    var processes: Int
    var rounds: Int
    var seed: UInt64 = 1
}
