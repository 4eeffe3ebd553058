import Console

/// The options of `bench`.
struct BenchOptions: ArgumentGroup {
    let selection = BenchSelection()
    @Argument(
        "--processes", "N", "how many processes measure each ratio (default: 30)",
        in: 6...1000)
    private var processes: Int?
    @Argument(
        "--rounds", "N", "how many rounds each process measures (default: 40; with --quick: 16)",
        in: 1...10_000)
    private var rounds: Int?
    @Argument("--seed", "N", "the seed for the random order (default: 1)", in: 0...Int.max)
    private var seed: Int?
    @Argument("--markdown", "print the tables as Markdown") var asMarkdown: Bool
    @Argument(
        "--json", "FILE", "write all figures as JSON, with every measured time", isOutput: true)
    var jsonPath: String?
    @Argument(run: "--save", "save this run under a name, to compare later runs with it")
    var saveName: String?
    @Argument(run: "--compare", "compare with a run that was saved on this machine")
    var compareName: String?
    @Argument(
        "--fail-above", "PERCENT",
        "exit code 1 if a ratio has grown by more than this, or a count has grown",
        needs: "--compare", in: 1...1000)
    var failAbove: Int?

    var plan: BenchPlan {
        get throws(UsageError) {
            var plan = try selection.plan
            if let processes { plan.processes = processes }
            if let rounds { plan.rounds = rounds }
            if let seed { plan.seed = UInt64(seed) }
            return plan
        }
    }
}

extension Argument<String?> {
    /// An option with the name of a run, which has to be valid in a file name.
    convenience init(run option: String, _ help: String) {
        self.init(
            option, "NAME", help, mustBe: "a name of letters, digits, \"-\", \"_\" and \".\""
        ) { name in
            let isValid = name.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
            return isValid && !name.isEmpty && !name.hasPrefix(".") ? name : nil
        }
    }
}
