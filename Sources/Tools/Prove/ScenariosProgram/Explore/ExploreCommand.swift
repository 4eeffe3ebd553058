import Apps
import ArchitectureList
import Console
import Exploration
import Foundation

/// Runs all apps in lockstep on random actions, to find where they differ, leak or crash.
struct ExploreCommand: Command {
    static let about = CommandDefinition(
        name: "scenarios explore",
        summary: "do the same random steps in all architectures, and find differences",
        notes: """
            Every app does the same random steps: typing, tapping, scrolling, going back and opening
            links. The server delays its answers, changes their order, or fails. Sessions end, and
            articles are added and removed. After each step, the command compares what a person sees, the
            requests that the server received, and the feedback that it stored. It also checks that closed
            screens are released.

            If there is a difference, the command looks for the fewest steps that show it, and prints them
            as a scenario. `swift run scenarios run FILE` runs the file that --save wrote.

            A new architecture that has no links yet needs `--without links`.

            A walk is a list of random steps. The same seed gives the same walks. The exit code is 0 if
            nothing was found, 1 if something was, and 64 for wrong usage.
            """)

    @Argument(architectures: "compare MVC with") private var chosen: [Architecture]
    @Argument(
        "--actions", "N", "stop when at least this many steps are done", in: 1...1_000_000_000_000)
    private var actions: Int?
    @Argument(
        "--time", "SECONDS",
        "stop after this many seconds (default: 30, or no limit with --actions)", in: 1...1_000_000
    )
    private var seconds: Int?
    @Argument("--seed", "N", "the seed of the random steps (default: 1)", in: 0...Int.max)
    private var seed: Int?
    @Argument(
        "--backend", "memory|http|both",
        "keep the server in memory, reach it over HTTP, or compare the two",
        among: ["memory", "http", "both"], of: "backend")
    private var backend: String?
    @Argument(
        repeated: "--without", "KIND",
        "leave out steps of this kind: links, server (delayed answers, no connection), failures, or data "
            + "(other articles, passing time, relaunches of the app); may be repeated",
        mustBe: "links, server, failures or data", read: { Move.Kind(rawValue: $0) })
    private var without: [Move.Kind]
    @Argument("--save", "FILE", "write what is found as a feature file", isOutput: true)
    private var savePath: String?

    var architectures: [Architecture] {
        Architecture.known.filter { $0.isReference || chosen.names.contains($0.name) }
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        let backends =
            backend == "both"
            ? BackendChoice.allCases : [backend.flatMap(BackendChoice.init) ?? .memory]
        if architectures.count * backends.count < 2 {
            throw UsageError(
                "\(architectures.names.listed) has nothing to be compared with; name another architecture, leave out "
                    + "--architecture to compare all, or add `--backend both`")
        }
        // Not in a worker, where the message would come late.
        _ = try architectures.apps
        let limits = ExploreLimits(
            actions: actions, seconds: seconds ?? (actions == nil ? 30 : nil))
        let seed = UInt64(seed ?? 1)
        let order = ExploreOrder(
            architectures: architectures.names, backends: backends, seed: seed, without: without)
        let result = try await ExploreRun(order, limits: limits, on: terminal).run()
        terminal.clearProgress()
        let origin = (["\(seed)"] + without.map { "--without \($0)" }).joined(separator: " ")
        terminal.print(result.text(of: architectures.names, seed: origin))
        guard let found = result.found else { return .success }
        let feature = found.scenario.text(name: "Seed \(origin), walk \(found.walk)")
        terminal.print("\n" + feature.trimmingCharacters(in: .newlines).printableLines)
        if let savePath { try terminal.save(feature, to: savePath) }
        return .failure
    }
}
