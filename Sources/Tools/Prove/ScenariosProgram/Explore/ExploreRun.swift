import Console
import Exploration
import Foundation
import Gherkin
import Synchronization
import Toolchain

/// Explores with a process on each core, until one finds something or all are done.
final class ExploreRun: Sendable {
    /// How long a process may take for an answer. There is no other way to notice an app that hangs.
    private static let patience = Duration.seconds(60)

    private let order: ExploreOrder
    private let limits: ExploreLimits
    private let result = Mutex(ExploreResult())
    private let progress: Mutex<TimedProgress>
    private let start = ContinuousClock.now

    init(_ order: ExploreOrder, limits: ExploreLimits, on terminal: Terminal) {
        self.order = order
        self.limits = limits
        progress = Mutex(TimedProgress(on: terminal))
    }

    @MainActor
    func run() async throws -> ExploreResult {
        let count = ProcessInfo.processInfo.activeProcessorCount
        try await withThrowingTaskGroup { group in
            for index in 0..<count {
                group.addTask { try await self.explore(from: index, by: count) }
            }
            try await group.waitForAll()
        }
        var result = result.withLock { $0 }
        result.duration = ContinuousClock.now - start
        if let scenario = result.found?.scenario {
            let worker = worker
            result.found?.scenario = try await scenario.shrunk {
                try await self.answer(.replay($0), by: worker).found
            }
        }
        return result
    }

    private var worker: WorkerProcess {
        WorkerProcess(
            Subprocess(
                ScenariosProduct.words(OwnProgram.url, .walk), limit: Self.patience))
    }

    /// Takes the walks of one process: every `count`th walk, beginning with `first`.
    private func explore(from first: Int, by count: Int) async throws {
        let (worker, limits) = (worker, limits.part(of: count))
        var number = first
        var actions = 0
        while result.withLock({ $0.found == nil }),
            limits.share(actions: actions, elapsed: ContinuousClock.now - start) < 1
        {
            let walk = try await answer(.walk(number, notesSteps: false), by: worker)
            take(walk, number)
            actions += walk.actions
            number += count
        }
    }

    private func take(_ walk: Walk, _ number: Int) {
        let done = result.withLock { result in
            result.take(walk, number)
            return result.actions
        }
        let share = limits.share(actions: done, elapsed: ContinuousClock.now - start)
        if share > 0 {
            progress.withLock {
                $0.show("\(done.grouped) steps", share: min(share, 1))
            }
        }
    }

    /// The answer of a process. If the process ends instead, an app has crashed or hangs, and that is the result.
    private func answer(_ task: ExploreOrder.Task, by worker: WorkerProcess) async throws -> Walk {
        var order = order
        order.task = task
        do {
            return try await worker.answer(to: order)
        } catch let error as LineProcessError where error.run.wasSignalled {
            let reason =
                error.run.reachedLimit
                ? "the app hangs in the last step" : "the app crashed in the last step; \(error)"
            switch task {
            case .walk(let number, notesSteps: false):
                let again = try await answer(.walk(number, notesSteps: true), by: worker)
                let remark = "\(reason); this did not happen again with the same steps"
                return again.found?.isCrash == true
                    ? again : Walk(found: FoundScenario(steps: [], crash: remark))
            case .walk:
                let steps = ExploreOrder.steps(in: error.run.errors)
                return Walk(found: FoundScenario(steps: steps, crash: reason))
            case .replay(let steps):
                return Walk(found: FoundScenario(steps: steps, crash: reason))
            }
        }
    }
}

/// When an exploration ends.
struct ExploreLimits: Sendable {
    let actions: Int?
    let seconds: Int?

    /// How much of the way to the first limit is done; 1 or more at the end.
    func share(actions done: Int, elapsed: Duration) -> Double {
        max(
            actions.map { Double(done) / Double($0) } ?? 0,
            seconds.map { elapsed / .seconds($0) } ?? 0)
    }

    /// The limits of one of several processes.
    func part(of processes: Int) -> ExploreLimits {
        ExploreLimits(actions: actions.map { ($0 + processes - 1) / processes }, seconds: seconds)
    }
}
