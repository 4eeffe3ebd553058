import ArchitectureList
import Benchmarks
import Foundation
import Measuring
import Output
import Replay
import Subprocesses

/// What `live` starts for each architecture. It is not meant to be typed.
struct ReplayWorkerCommand: Command {
    static func definition(for architectures: [Architecture]) -> CommandDefinition {
        CommandDefinition(
            name: "replay-worker", summary: "replay sentences, in a process of its own",
            operands: "ARCHITECTURE")
    }

    private let architecture: Architecture

    init(_ arguments: Arguments) throws(UsageError) {
        guard let found = arguments.known.named(arguments.operands.first ?? "").first else {
            throw UsageError("replay-worker is called by `triptych live`, with an architecture")
        }
        architecture = found
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
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
