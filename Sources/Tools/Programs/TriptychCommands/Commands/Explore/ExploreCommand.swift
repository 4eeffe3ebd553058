import ArchitectureList
import ArchitectureRules
import Exploration
import Foundation
import Measuring
import Output
import Toolchain

/// Runs all apps in lockstep on random actions, to find where they differ, leak or crash.
struct ExploreCommand: Command {
    static func definition(for architectures: [Architecture]) -> CommandDefinition {
        CommandDefinition(
            name: "explore",
            summary: "run all in lockstep on random actions, and find where they differ",
            options: [
                .architecture("compare the reference with", among: architectures),
                Option("--actions", "N", "stop after this many actions"),
                Option("--time", "SECONDS", "stop after this many seconds; 30 without --actions"),
                Option("--seed", "N", "the seed of the walks; 1 by default"),
                Option(
                    "--backend", "memory|http|both",
                    "keep the server in memory, reach it over HTTP, or compare the two"),
                .output("--save", "write what is found as a feature file"),
            ],
            notes: """
                Every app does the same random steps: typing, tapping, scrolling, going back, links; answers
                that are held, given in any order, or fail; sessions that end, articles that come and go.
                After each step all that a person sees is compared, every request the server received, and the
                feedback it stored. Closed screens must be freed.

                What is found is shrunk to few steps and printed as a scenario in Gherkin. `triptych scenarios
                run FILE` runs it.

                The same seed takes the same walks. The exit code is 0 if nothing was found, 1 if something
                was, and 64 for wrong usage.
                """)
    }

    let architectures: [Architecture]
    private let backends: [BackendChoice]
    private let seed: UInt64
    private let limits: ExploreLimits
    private let savePath: String?

    init(_ arguments: Arguments) throws(UsageError) {
        let chosen = try arguments.chosenArchitectures()
        architectures = arguments.known.filter { architecture in
            architecture.isReference || chosen.contains { $0.name == architecture.name }
        }
        let backend = arguments.value(of: "--backend")
        backends =
            backend?.lowercased() == "both"
            ? BackendChoice.allCases : [try BackendChoice(backend, or: "both")]
        seed = UInt64(
            try arguments.wholeNumber(of: "--seed", default: 1, range: 0...Int.max))
        let most = 1...1_000_000_000_000
        let actions =
            try arguments.has("--actions")
            ? arguments.wholeNumber(of: "--actions", default: 1, range: most) : nil
        let time = try arguments.wholeNumber(of: "--time", default: 30, range: 1...1_000_000)
        let hasTime = arguments.has("--time") || actions == nil
        limits = ExploreLimits(actions: actions, seconds: hasTime ? time : nil)
        savePath = arguments.value(of: "--save")
        if architectures.count * backends.count < 2 {
            throw UsageError(
                "\(architectures.names.listed) alone has nothing to be compared with; name another "
                    + "architecture, or none for all")
        }
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        let order = ExploreOrder(
            architectures: architectures.names, backends: backends, seed: seed,
            task: .explore(limits))
        let result = try await ExploreRun(order, limits: limits, on: terminal).run()
        terminal.clearProgress()
        terminal.print(result.text(of: architectures.names, seed: seed))
        guard let found = result.found else { return .success }
        let feature = found.scenario.text(name: "Seed \(seed), walk \(found.walk)")
        terminal.print("\n" + feature.trimmingCharacters(in: .newlines).printableLines)
        if let savePath { try terminal.save(feature, to: savePath) }
        return .failure
    }
}
