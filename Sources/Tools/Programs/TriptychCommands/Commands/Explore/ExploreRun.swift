import Exploration
import Foundation
import Measuring
import Output
import Subprocesses
import Synchronization

/// Explores with a process on each core, until one finds something or all are done.
final class ExploreRun: Sendable {
    /// The order, of which each process gets its part.
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

    func run() async throws -> ExploreResult {
        let count = ProcessInfo.processInfo.activeProcessorCount
        try await withThrowingTaskGroup { group in
            for index in 0..<count {
                group.addTask { try self.runProcess(index, of: count) }
            }
            try await group.waitForAll()
        }
        var result = result.withLock { $0 }
        result.duration = ContinuousClock.now - start
        if let crash = result.crash, result.found == nil {
            result.found = (crash.walk, try await scenario(of: crash))
        }
        return result
    }

    private func runProcess(_ index: Int, of count: Int) throws {
        var order = order
        order.first = index
        order.stride = count
        order.task = .explore(limits.part(of: count))
        var walk = index
        do {
            try Subprocess(WorkerCommand.words(.explore)).carryOut(order) {
                (message: ExploreMessage) in
                if case .walk(let number, _, _) = message { walk = number }
                try take(message, from: index)
            }
        } catch is Stop {
            // Another process has found something.
        } catch let error as SubprocessError where error.isOfTheApp {
            let hangs = error.run.code == Watchdog.exitCode
            let reason = hangs ? "the app hangs in the last step" : "in the last step, \(error)"
            result.withLock { $0.takeCrash(walk: walk, reason: reason) }
        }
    }

    private func take(_ message: ExploreMessage, from process: Int) throws(Stop) {
        let (done, isOver) = result.withLock { result in
            result.take(message, from: process)
            return (result.actions, result.isOver)
        }
        let share = limits.share(actions: done, elapsed: ContinuousClock.now - start)
        if share > 0 {
            progress.withLock {
                $0.show("\(done.description.groupingDigits) actions", share: min(share, 1))
            }
        }
        if isOver { throw Stop() }
    }

    private struct Stop: Error {}

    // MARK: Crashes

    /// The steps of a walk that ended its process, shrunk by doing them in further processes.
    @MainActor
    private func scenario(of crash: ExploreResult.Crash) async throws -> FoundScenario {
        guard let steps = try stepsUntilCrash(.follow(walk: crash.walk)) else {
            return FoundScenario(
                steps: [], crash: "\(crash.reason), but not when the walk was taken again")
        }
        let shortest = try await Shrinker { try self.stepsUntilCrash(.replay($0)) }.shrink(steps)
        return FoundScenario(steps: shortest, crash: crash.reason)
    }

    /// The steps that a process reported before it crashed; nil if it did not.
    private func stepsUntilCrash(_ task: ExploreOrder.Task) throws -> [String]? {
        var order = order
        order.task = task
        var steps: [String] = []
        do {
            try Subprocess(WorkerCommand.words(.explore)).carryOut(order, errors: .nullDevice) {
                (message: ExploreMessage) in
                if case .step(let text) = message { steps.append(text) }
            }
            return nil
        } catch let error as SubprocessError where error.isOfTheApp {
            return steps
        }
    }
}

extension SubprocessError {
    /// Whether an app crashed or hung. Otherwise the process could not begin.
    fileprivate var isOfTheApp: Bool { run.wasSignalled || run.code == Watchdog.exitCode }
}
