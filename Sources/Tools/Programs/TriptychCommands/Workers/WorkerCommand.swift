import ArchitectureList
import Benchmarks
import Exploration
import Foundation
import Measuring
import Output
import Replay
import Toolchain

/// A command that this program starts in processes of its own. People don't type it.
struct WorkerCommand: Command {
    /// What a worker does: it times or counts a `WorkOrder`, answers each `ExploreOrder`, or each `ReplayOrder` on an
    /// architecture.
    enum Task: String {
        case time, count, explore, replay
    }

    static let about = CommandDefinition(
        name: "worker", summary: "carry out orders of this program, in a process of its own")

    @Argument(operands: "TASK [ARCHITECTURE...]") private var words: [String]
    @Argument() private var known: KnownArchitectures

    /// The words that start it.
    static func words(
        _ task: Task, _ architecture: String? = nil, program: URL = OwnProgram.url
    ) -> [String] {
        [program.path, about.name, task.rawValue] + [architecture].compactMap(\.self)
    }

    // To count, it must not suspend: callgrind can't follow a program whose main thread has ended.
    func run(on terminal: Terminal) async throws -> ExitCode {
        guard let task = Task(rawValue: words.first ?? "") else {
            throw UsageError("`triptych` starts `worker` itself; don't type this command")
        }
        let worker = Worker()
        switch task {
        case .time:
            guard let order: WorkOrder = try worker.order() else { break }
            let benchmarks = try order.benchmarks(knowing: known)
            try worker.answer(benchmarks.time(order, with: ProcessorStopwatch()))
        case .count:
            guard let order: WorkOrder = try worker.order() else { break }
            let benchmarks = try order.benchmarks(knowing: known)
            try worker.answer(benchmarks.count(order, with: Counter()))
        case .explore:
            var explorer: Explorer?
            while let order: ExploreOrder = try worker.order() {
                let current =
                    try explorer
                    ?? Explorer(
                        order.walkers(among: known.all), without: order.without)
                explorer = current
                try worker.answer(await order.answer(by: current))
            }
        case .replay:
            guard let architecture = known.all.named(words.last ?? "").first else { break }
            let replayer = replayer(of: architecture)
            while let order: ReplayOrder = try worker.order() {
                try worker.answer(await replayer.answer(to: order))
            }
        }
        return .success
    }

    @MainActor
    private func replayer(of architecture: Architecture) -> Replayer {
        // In a debug build, counts say nothing of the code.
        #if DEBUG
            Replayer(of: architecture.app)
        #else
            let (app, counter) = (architecture.namedApp, Counter())
            return Replayer(of: architecture.app) { scenario, screen in
                LastStepCounts(of: scenario, on: app, leadingTo: screen, by: counter)
                    .map { ($0.counts, $0.hasServices) }
            }
        #endif
    }
}
