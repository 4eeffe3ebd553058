import Measuring
import Scenarios

/// Does random steps, or given ones, on all apps, and compares them after each.
package struct Explorer {
    /// The number of steps between two searches for leaks; the more was closed before, the longer a search
    /// takes.
    private static let stepsBetweenLeakChecks = 20

    private let walkers: [Walker]

    package init(_ walkers: [Walker]) {
        self.walkers = walkers
    }

    /// Takes one random walk after the other until something is found, or it is time to stop.
    ///
    /// - Parameters:
    ///   - seed: Together with its number it determines each walk.
    ///   - numbers: The numbers of the walks.
    ///   - willWalk: Called with the number of each walk and what was reached before it.
    ///   - willReplay: Called before each step while what was found is shrunk.
    ///   - isOver: Whether no further walk is to begin.
    ///   - shrinks: Whether what is found is shrunk, which takes longer than to find it.
    /// - Returns: What was found, with the number of its walk.
    package func explore(
        seed: UInt64, walks numbers: some Sequence<Int>, reach: inout Reach, shrinks: Bool = true,
        willWalk: (Int, Reach) -> Void = { _, _ in }, willReplay: @escaping () -> Void = {},
        isOver: (Reach) -> Bool = { _ in false }
    ) async -> (walk: Int, scenario: FoundScenario)? {
        for number in numbers {
            if isOver(reach) { break }
            willWalk(number, reach)
            let found = await walk(number, seed: seed) { _, situation in reach.add(situation) }
            reach.walks += 1
            if let found {
                return (number, shrinks ? await shrunk(found, willReplay: willReplay) : found)
            }
        }
        return nil
    }

    /// The steps of a walk, each as it is about to be done: for walks that end the process.
    package func follow(seed: UInt64, walk number: Int, willRun: (String) -> Void) async {
        _ = await walk(number, seed: seed) { text, _ in willRun(text) }
    }

    /// Takes random steps until something is found or the walk is long enough.
    ///
    /// - Parameter willRun: Called with each step before it is done, and the situation it is done in.
    /// - Returns: What was found, and the steps that lead there.
    private func walk(
        _ number: Int, seed: UInt64, willRun: (String, Situation) -> Void
    ) async -> FoundScenario? {
        // The first random number of the seed, so that the walks of consecutive seeds have nothing in common.
        var start = SeededGenerator(seed: seed)
        var generator = SeededGenerator(seed: start.next() &+ UInt64(number))
        let length = Int.random(in: 20...200, using: &generator)
        let lockstep = Lockstep(walkers)
        var steps: [String] = []
        var isOver = false
        while steps.count < length, !isOver {
            let situation = lockstep.situation
            let text = [Move].standard.step(in: situation, using: &generator)
            guard let step = Vocabulary.standard.step(text) else { continue }
            willRun(text, situation)
            steps.append(text)
            switch await lockstep.run(step) {
            case .same: break
            // It may have done a part. The walk ends, and leaks up to here are still found.
            case .impossible: isOver = true
            case .difference(let difference): return FoundScenario(steps: steps, difference)
            }
            if steps.count.isMultiple(of: Self.stepsBetweenLeakChecks), !lockstep.isFreeOfLeaks {
                isOver = true
            }
        }
        return FoundScenario(steps: steps, leaks: await lockstep.end())
    }

    /// Does these steps, and reports each before it is done. Those that are impossible on all apps are left out of the result.
    ///
    /// - Returns: What was found, and the steps that were done; nil if nothing was found.
    @discardableResult
    package func replay(_ steps: [String], willRun: (String) -> Void) async -> FoundScenario? {
        let lockstep = Lockstep(walkers)
        var done: [String] = []
        for text in steps {
            guard let step = Vocabulary.standard.step(text) else { continue }
            willRun(text)
            switch await lockstep.run(step) {
            case .same: done.append(text)
            case .impossible: break
            case .difference(let difference):
                return FoundScenario(steps: done + [text], difference)
            }
        }
        return FoundScenario(steps: done, leaks: await lockstep.end())
    }

    private func shrunk(
        _ found: FoundScenario, willReplay: @escaping () -> Void
    ) async -> FoundScenario {
        let shrinker = Shrinker { await shortened($0) { _ in willReplay() } }
        let steps = try? await shrinker.shrink(found.steps)
        return await replay(steps ?? found.steps) { _ in } ?? found
    }

    /// The steps that still find something, if these do.
    ///
    /// An impossible step may have done a part, such as typing half of a text. So the steps that remain are done once more,
    /// and where they find nothing, the impossible one stays: a shorter text in it may be possible.
    private func shortened(_ steps: [String], willRun: (String) -> Void) async -> [String]? {
        guard let found = await replay(steps, willRun: willRun) else { return nil }
        if found.steps == steps { return steps }
        return await replay(found.steps, willRun: willRun)?.steps ?? steps
    }
}

/// How much the walks have covered.
package nonisolated struct Reach {
    package internal(set) var walks = 0
    /// The steps, each done on all apps.
    package private(set) var actions = 0
    /// The screens of different shapes.
    package private(set) var shapes: Set<String> = []

    package init() {}

    @MainActor mutating func add(_ situation: Situation) {
        actions += 1
        shapes.insert(situation.shape)
    }
}
