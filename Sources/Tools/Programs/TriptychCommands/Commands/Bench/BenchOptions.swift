import AppContract
import ArchitectureList
import Benchmarks

/// The options of `bench`.
struct BenchOptions {
    enum Mode {
        case measure, list, selfTest
    }

    static func all(for architectures: [Architecture]) -> [Option] {
        [
            Option(
                "--quick", nil,
                "take 10 seconds instead of minutes; only --filter measures what takes longest"
            ),
            Option("--filter", "TEXT", "measure only what has this text in its name or its suite"),
            Option(
                "--scenario", "FILE[:LINE]",
                "measure the When steps of scenarios in place of the suites; may be repeated",
                excludes: ["--variants", "--self-test"], repeats: true),
            .architecture("measure", among: architectures),
            Option("--variants", nil, "measure other designs of the panels, each beside its panel"),
            Option("--processes", "N", "how many processes measure (default 30, quick 12)"),
            Option("--rounds", "N", "how many rounds each process measures (default 64, quick 16)"),
            Option("--seed", "N", "the seed of the order of turns (default 1)"),
            Option("--markdown", nil, "print the tables as Markdown"),
            .output("--json", "write the figures, with the time of every turn, as JSON"),
            Option("--save", "NAME", "keep this run, to compare others with"),
            Option("--compare", "NAME", "compare with a run that was saved on this machine"),
            Option(
                "--fail-above", "PERCENT",
                "exit code 1 if a ratio has grown by more than this, or a count has grown",
                needs: "--compare"),
            Option(
                "--list", nil, "print what can be measured, and measure nothing",
                excludes: ["--seed", "--self-test"] + ofMeasurement),
            Option(
                "--self-test", nil, "test the harness itself, on work whose ratio is known",
                excludes: ["--filter", "--architecture", "--variants"] + ofMeasurement),
        ]
    }

    private static let ofMeasurement = [
        "--processes", "--rounds", "--markdown", "--json", "--save", "--compare",
    ]

    let mode: Mode
    let plan: BenchPlan
    let asMarkdown: Bool
    let jsonPath: String?
    let saveName: String?
    let compareName: String?
    let failAbove: Int?
    /// The copies of the reference, for the self-test.
    let copies: [NamedApp]
    /// Whether this program lacks the variants that are asked for.
    let lacksVariants: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        mode = Self.mode(arguments)
        plan = try Self.plan(arguments)
        copies = arguments.variants.filter(\.isCopy).map(\.app)
        lacksVariants =
            arguments.variants.isEmpty && (mode == .selfTest || arguments.has("--variants"))
        asMarkdown = arguments.has("--markdown")
        jsonPath = arguments.value(of: "--json")
        saveName = try arguments.runName(of: "--save")
        compareName = try arguments.runName(of: "--compare")
        failAbove =
            arguments.has("--fail-above")
            ? try arguments.wholeNumber(of: "--fail-above", default: 1, range: 1...1000) : nil
    }

    private static func mode(_ arguments: Arguments) -> Mode {
        arguments.has("--list") ? .list : arguments.has("--self-test") ? .selfTest : .measure
    }

    private static func plan(_ arguments: Arguments) throws(UsageError) -> BenchPlan {
        let isQuick = arguments.has("--quick")
        let chosen = try arguments.chosenArchitectures()
        let added = Set(arguments.added.names)
        return BenchPlan(
            isQuick: isQuick, filter: arguments.value(of: "--filter") ?? "",
            scenarios: arguments.values(of: "--scenario"),
            variants: arguments.has("--variants") ? arguments.variants : nil,
            apps: arguments.architectures.compared(with: chosen),
            added: chosen.filter { added.contains($0.name) }.namedApps,
            processes: try arguments.wholeNumber(
                of: "--processes", default: isQuick ? 12 : 30, range: 6...1000),
            rounds: try arguments.wholeNumber(
                of: "--rounds", default: isQuick ? 16 : 64, range: 1...10_000),
            seed: UInt64(try arguments.wholeNumber(of: "--seed", default: 1, range: 0...Int.max)))
    }
}

extension Arguments {
    /// The name of a run, which has to be valid in a file name.
    func runName(of option: String) throws(UsageError) -> String? {
        guard let name = value(of: option) else { return nil }
        guard name.allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) }),
            !name.hasPrefix(".")
        else {
            throw UsageError(
                "\(option) is \"\(name)\"; it must be a name of letters, digits, \"-\", \"_\" and \".\""
            )
        }
        return name
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
