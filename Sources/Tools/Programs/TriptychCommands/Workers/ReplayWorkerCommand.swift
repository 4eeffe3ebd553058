import ArchitectureList
import Benchmarks
import Foundation
import Measuring
import Output
import Replay
import Subprocesses

/// What `live` starts for each architecture. It is not meant to be typed.
struct ReplayWorkerCommand: Command {
    static let about = CommandDefinition(
        name: "replay-worker",
        summary: "replay sentences, in a process of its own")

    @Argument(
        operand: "ARCHITECTURE",
        orAsk: "replay-worker is called by `triptych live`, with an architecture")
    private var name: String
    @Argument() private var known: KnownArchitectures

    func run(on terminal: Terminal) async throws -> ExitCode {
        guard let architecture = known.all.named(name).first else {
            throw UsageError("replay-worker is called by `triptych live`, with an architecture")
        }
        // In a debug build, counts say nothing of the code.
        #if DEBUG
            try await ReplayWorker.run(architecture.app)
        #else
            let (app, counter) = (architecture.namedApp, Counter())
            try await ReplayWorker.run(architecture.app) { scenario, screen in
                LastStepCounts(of: scenario, on: app, leadingTo: screen, by: counter)
                    .map { ($0.counts, $0.hasServices) }
            }
        #endif
        return .success
    }

    /// This program, as a process that replays an architecture.
    static func subprocess(
        of architecture: String, limit: Duration, program: URL = OwnProgram.url
    ) -> Subprocess {
        Subprocess(
            [program.path, definition.name, architecture],
            // Otherwise the number of allocations would depend on the seed of hashes.
            environment: ["SWIFT_DETERMINISTIC_HASHING": "1"], limit: limit)
    }
}
