import Measuring
import Scenarios

/// Does random steps, or given ones, on all apps, and compares them after each.
struct Walk {
    /// The number of steps between two searches for leaks; the more was closed before, the longer a search
    /// takes.
    private static let stepsBetweenLeakChecks = 20

    let walkers: [Walker]

    /// Takes random steps until something is found or the walk is long enough.
    ///
    /// - Parameter willRun: Called with each step before it is done, and the situation it is done in.
    /// - Returns: What was found, and the steps that lead there.
    func explore(
        seed: UInt64, willRun: (String, Situation) -> Void = { _, _ in }
    ) async -> Discovery? {
        var generator = SeededGenerator(seed: seed)
        let length = Int.random(in: 20...200, using: &generator)
        let lockstep = Lockstep(walkers)
        var steps: [String] = []
        var isOver = false
        while steps.count < length, !isOver {
            let situation = lockstep.situation
            let text = [Move].standard.step(in: situation, using: &generator)
            guard let step = Self.bound(text) else { continue }
            willRun(text, situation)
            steps.append(text)
            switch await lockstep.run(step) {
            case .same: break
            // It may have done a part. The walk ends, and leaks up to here are still found.
            case .impossible: isOver = true
            case .difference(let difference):
                return Discovery(steps: steps, kind: .difference(difference))
            }
            if steps.count.isMultiple(of: Self.stepsBetweenLeakChecks), !lockstep.isFreeOfLeaks {
                isOver = true
            }
        }
        return Discovery(steps: steps, leaks: await lockstep.end())
    }

    /// Does these steps again, without those that are impossible on all apps.
    ///
    /// - Returns: What was found, and the steps that were done; nil if nothing was found.
    func replay(
        _ steps: [String], willRun: (String) -> Void = { _ in }
    ) async -> Discovery? {
        let lockstep = Lockstep(walkers)
        var done: [String] = []
        for text in steps {
            guard let step = Self.bound(text) else { continue }
            willRun(text)
            switch await lockstep.run(step) {
            case .same: done.append(text)
            case .impossible: break
            case .difference(let difference):
                return Discovery(steps: done + [text], kind: .difference(difference))
            }
        }
        return Discovery(steps: done, leaks: await lockstep.end())
    }

    /// The steps that still find something, if these do.
    ///
    /// An impossible step may have done a part, such as typing half of a text. So the steps that remain are done once more,
    /// and where they find nothing, the impossible one stays: a shorter text in it may be possible.
    func shortened(
        _ steps: [String], willRun: (String) -> Void = { _ in }
    ) async -> [String]? {
        guard let found = await replay(steps, willRun: willRun) else { return nil }
        if found.steps == steps { return steps }
        return await replay(found.steps, willRun: willRun)?.steps ?? steps
    }

    private static func bound(_ text: String) -> BoundStep? {
        if let known = boundSteps[text] { return known }
        let step = Vocabulary.standard.step(text)
        boundSteps[text] = step
        return step
    }

    /// The steps taken so far. Their number is limited by the texts that moves can make.
    private static var boundSteps: [String: BoundStep] = [:]
}
