import Measuring
import Scenarios

/// Does random steps, or given ones, on all apps, and compares them after each.
package struct Explorer {
    /// The number of steps between two searches for leaks. There is no search after each step, because a search takes
    /// longer the more screens have been closed.
    private static let stepsBetweenLeakChecks = 20

    private let walkers: [Walker]
    private let moves: [Move]

    /// - Parameter kinds: The kinds of steps that random walks leave out.
    package init(_ walkers: [Walker], without kinds: [Move.Kind] = []) {
        self.walkers = walkers
        moves = .all(without: kinds)
    }

    /// Takes random steps until something is found or the walk is long enough.
    ///
    /// - Parameters:
    ///   - seed: The seed. Together with the number, it determines the steps of the walk.
    ///   - willRun: Called with each step before it is done.
    package func walk(
        _ number: Int, seed: UInt64, willRun: (String) -> Void = { _ in }
    ) async -> Walk {
        // Begin with the first random number of the seed, so that the walks of consecutive seeds have nothing in common.
        var start = SeededGenerator(seed: seed)
        var generator = SeededGenerator(seed: start.next() &+ UInt64(number))
        let length = Int.random(in: 20...200, using: &generator)
        let lockstep = Lockstep(walkers)
        var steps: [String] = []
        var walk = Walk()
        var isOver = false
        while steps.count < length, !isOver {
            let situation = lockstep.situation
            let text = moves.step(in: situation, using: &generator)
            guard let step = Vocabulary.standard.step(text) else { continue }
            willRun(text)
            walk.add(situation)
            steps.append(text)
            switch await lockstep.run(step) {
            case .same: break
            // The step may have done a part of its work, so the walk ends. Leaks up to here are still found.
            case .impossible: isOver = true
            case .difference(let difference):
                walk.found = FoundScenario(steps: steps, difference)
                return walk
            }
            if steps.count.isMultiple(of: Self.stepsBetweenLeakChecks), !lockstep.isFreeOfLeaks {
                isOver = true
            }
        }
        walk.found = FoundScenario(steps: steps, leaks: await lockstep.end())
        return walk
    }

    /// Does these steps. The result leaves out those that are impossible on all apps.
    ///
    /// An impossible step may have done a part of its work, such as typing half of a text. So the remaining steps are
    /// done once more. If these show no difference, the impossible step stays in the result, because the ``Shrinker``
    /// may find a shorter text with which it is possible.
    ///
    /// - Returns: The difference or the leak, with the steps that were done; nil if nothing was found.
    package func replay(_ steps: [String]) async -> FoundScenario? {
        guard var found = await replayOnce(steps) else { return nil }
        if found.steps == steps { return found }
        if let again = await replayOnce(found.steps) { return again }
        found.steps = steps
        return found
    }

    private func replayOnce(_ steps: [String]) async -> FoundScenario? {
        let lockstep = Lockstep(walkers)
        var done: [String] = []
        for text in steps {
            guard let step = Vocabulary.standard.step(text) else { continue }
            switch await lockstep.run(step) {
            case .same: done.append(text)
            case .impossible: break
            case .difference(let difference):
                return FoundScenario(steps: done + [text], difference)
            }
        }
        return FoundScenario(steps: done, leaks: await lockstep.end())
    }
}

/// The coverage of a walk, and its result.
package nonisolated struct Walk: Codable, Sendable {
    /// The number of steps. Each is done on all apps.
    package private(set) var actions = 0
    /// The shapes of the screens before the steps; see ``Situation/shape``.
    package private(set) var shapes: Set<String> = []
    /// Nil if nothing was found.
    package internal(set) var found: FoundScenario?

    package init(actions: Int = 0, shapes: Set<String> = [], found: FoundScenario? = nil) {
        self.actions = actions
        self.shapes = shapes
        self.found = found
    }

    @MainActor fileprivate mutating func add(_ situation: Situation) {
        actions += 1
        shapes.insert(situation.shape)
    }
}
