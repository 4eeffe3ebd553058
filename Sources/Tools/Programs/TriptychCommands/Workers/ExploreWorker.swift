import AppContract
import ArchitectureList
import Exploration
import Foundation
import Subprocesses
import Synchronization

/// What `explore` asks of a process.
struct ExploreOrder: Codable, Sendable {
    enum Task: Codable, Sendable {
        /// Takes every walk of this process, until one of the limits is reached.
        case explore(ExploreLimits)
        /// Takes one walk, and reports each step before it is done.
        case follow(walk: Int)
        /// Does these steps, and reports each before it is done.
        case replay([String])
    }

    let architectures: [String]
    /// How each of them reaches its server.
    let backends: [BackendChoice]
    let seed: UInt64
    /// This process takes the walks `first`, `first + stride` and so on.
    var first = 0
    var stride = 1
    var task: Task
}

/// When an exploration ends.
struct ExploreLimits: Codable, Sendable {
    var actions: Int?
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

/// A line that a process of `explore` prints.
enum ExploreMessage: Codable, Sendable {
    /// A walk is about to begin. The shapes are those that were new in the one before.
    case walk(number: Int, actions: Int, newShapes: [String])
    case step(String)
    case found(walk: Int, scenario: FoundScenario)
}

/// Carries out what `explore` asks of a process.
@MainActor
struct ExploreWorker {
    private let order: ExploreOrder
    private let worker: Worker
    private let watchdog = Watchdog(limit: .seconds(60))

    init(_ order: ExploreOrder, _ worker: Worker) {
        self.order = order
        self.worker = worker
    }

    func run(among architectures: [Architecture]) async throws {
        let explorer = Explorer(try order.walkers(among: architectures))
        switch order.task {
        case .explore(let limits): await explore(with: explorer, limits: limits)
        case .follow(let walk):
            await explorer.follow(seed: order.seed, walk: walk) { report(.step($0)) }
        case .replay(let steps): await explorer.replay(steps) { report(.step($0)) }
        }
    }

    private func report(_ message: ExploreMessage) {
        watchdog.reset()
        try? worker.answer(message)
    }

    private func explore(with explorer: Explorer, limits: ExploreLimits) async {
        let start = ContinuousClock.now
        var reach = Reach()
        var known = Set<String>()
        func reportReach(_ number: Int, _ reach: Reach) {
            let new = reach.shapes.subtracting(known)
            known.formUnion(new)
            report(.walk(number: number, actions: reach.actions, newShapes: new.sorted()))
        }
        let found = await explorer.explore(
            seed: order.seed, walks: Swift.stride(from: order.first, to: .max, by: order.stride),
            reach: &reach, willWalk: reportReach, willReplay: watchdog.reset
        ) { limits.share(actions: $0.actions, elapsed: ContinuousClock.now - start) >= 1 }
        reportReach(-1, reach)
        if let found { report(.found(walk: found.walk, scenario: found.scenario)) }
    }
}

extension ExploreOrder {
    /// The apps that walk, each in every way to reach its server.
    @MainActor
    func walkers(among known: [Architecture]) throws -> [Walker] {
        let apps = known.filter { architectures.contains($0.name) }.namedApps
        return try backends.flatMap { backend in
            let transport = try backend.makeTransport()
            return apps.map { app in
                let name = backends.count == 1 ? app.name : "\(app.name) (\(backend))"
                return Walker(app, name: name, transport: transport)
            }
        }
    }
}

/// Ends the process when nothing was reported for a while: there is no other way to stop an app that hangs.
final class Watchdog: Sendable {
    /// No other part of the program ends with this code.
    static let exitCode: Int32 = 99

    private let lastReset = Mutex(ContinuousClock.now)

    init(limit: Duration) {
        Thread.detachNewThread { [weak self] in
            while let watchdog = self {
                if watchdog.silence > limit { _exit(Self.exitCode) }
                Thread.sleep(forTimeInterval: 1)
            }
        }
    }

    func reset() {
        lastReset.withLock { $0 = .now }
    }

    private var silence: Duration { lastReset.withLock { .now - $0 } }
}
