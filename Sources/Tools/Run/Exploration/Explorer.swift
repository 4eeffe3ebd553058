import Measuring

/// Takes one random walk after the other.
package struct Explorer {
    private let walk: Walk

    package init(_ walkers: [Walker]) {
        walk = Walk(walkers: walkers)
    }

    /// Walks until something is found, or it is time to stop.
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
            let found = await walk.explore(seed: Self.seed(seed, walk: number)) { _, situation in
                reach.add(situation)
            }
            reach.walks += 1
            if let found {
                return (
                    number,
                    FoundScenario(shrinks ? await shrunk(found, willReplay: willReplay) : found)
                )
            }
        }
        return nil
    }

    /// The steps of a walk, each as it is about to be done: for walks that end the process.
    package func follow(seed: UInt64, walk number: Int, willRun: (String) -> Void) async {
        _ = await walk.explore(seed: Self.seed(seed, walk: number)) { text, _ in willRun(text) }
    }

    /// Does these steps, and reports each before it is done.
    package func replay(_ steps: [String], willRun: (String) -> Void) async {
        _ = await walk.replay(steps, willRun: willRun)
    }

    private func shrunk(_ discovery: Discovery, willReplay: @escaping () -> Void) async -> Discovery
    {
        let shrinker = Shrinker { [walk] steps in
            await walk.shortened(steps) { _ in willReplay() }
        }
        let steps = try? await shrinker.shrink(discovery.steps)
        return await walk.replay(steps ?? discovery.steps) ?? discovery
    }

    /// The seed of a walk. It starts from a random number, so that the walks of consecutive seeds
    /// have nothing in common.
    static func seed(_ seed: UInt64, walk: Int) -> UInt64 {
        var generator = SeededGenerator(seed: seed)
        return generator.next() &+ UInt64(walk)
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
