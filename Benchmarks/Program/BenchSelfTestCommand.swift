import Apps
import ArchitectureList
import Console

/// Measures work whose true ratio is known.
struct BenchSelfTestCommand: Command {
    static let about = CommandDefinition(
        name: "bench self-test",
        summary: "test the benchmarks themselves, with work of which the true ratio is known",
        needsRelease: true,
        notes: """
            The command measures one architecture, MVC, compiled eight times: some copies do the same,
            others a known amount more. It takes almost an hour. The exit code is 1 if a figure misses its
            goal.
            """)

    @Argument("--quick", "measure only two actions, which takes three minutes") private var isQuick:
        Bool
    @Argument("--seed", "N", "the seed for the random order (default: 1)", in: 0...Int.max)
    private var seed: Int?

    func run(on terminal: Terminal) async throws -> ExitCode {
        if !Apps.hasVariants { return try await VariantsProgram.run(on: terminal) }
        try BuildMode.requireRelease()
        return try HarnessTest(
            apps: try Architecture.all.apps, copies: Apps.copies,
            isQuick: isQuick, seed: UInt64(seed ?? 1), terminal: terminal
        ).run()
    }
}
