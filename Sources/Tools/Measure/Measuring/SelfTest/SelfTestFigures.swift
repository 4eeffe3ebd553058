/// The results of the harness on work whose true ratio is known. Shares are between 0 and 1.
package struct SelfTestFigures: Sendable {
    /// The number of comparisons of 3 %. There are as many of 6 %.
    package let comparisons: Int
    /// The number of runs, or pairs of runs, that were judged as a whole.
    package let runs: Int
    /// The share of the runs that reported a difference although both subjects were identical.
    let falseRuns: Double
    /// The share of subjects slowed by 3 % that were found to be slower.
    let foundOfThree: Double
    /// The share of subjects slowed by 6 % that were found to be slower.
    let foundOfSix: Double
    /// The mean error of the ratios, as a difference of ratios.
    let error: Double
    /// The share of intervals that contain the true ratio.
    let coverage: Double
    /// Whether all cores were busy; the machine was idle otherwise.
    package private(set) var isBusy = false
}

extension SelfTestFigures {
    /// - Parameter runs: The verdicts of each run. Those of one run were judged together.
    package init(_ runs: [[JudgedTruth]], whileBusy isBusy: Bool = false) {
        let judged = Array(runs.joined())
        func found(_ truth: KnownRatio) -> Double {
            let verdicts = judged.filter { $0.truth == truth }.map(\.verdict)
            return Double(verdicts.count { $0 == .slower }) / Double(verdicts.count)
        }
        let falseRuns = runs.count { run in
            run.contains { $0.truth == .same && [.slower, .faster].contains($0.verdict) }
        }
        self.init(
            comparisons: judged.count { $0.truth == .threePercent }, runs: runs.count,
            falseRuns: Double(falseRuns) / Double(runs.count), foundOfThree: found(.threePercent),
            foundOfSix: found(.sixPercent),
            error: judged.map(\.error).reduce(0, +) / Double(judged.count),
            coverage: Double(judged.count { $0.isCovered }) / Double(judged.count), isBusy: isBusy)
    }
}

/// A figure that the harness has to reach.
package struct SelfTestGoal: Sendable {
    package let name: String
    /// The goal on an idle machine.
    fileprivate let idle: ClosedRange<Double>
    /// The goal with all cores busy; nil if there is none.
    fileprivate let busy: ClosedRange<Double>?
    /// The minimum number of comparisons with each ratio. With fewer, the goal is not judged.
    fileprivate var leastComparisons = 1
    package let figure: @Sendable (SelfTestFigures) -> Double

    package static let all = [
        SelfTestGoal(
            name: "runs that reported a difference between identical apps", idle: 0...0.05,
            busy: 0...0.05, figure: \.falseRuns),
        SelfTestGoal(
            name: "mean error of the ratios", idle: 0...0.005, busy: 0...0.005,
            figure: \.error),
        // With few comparisons, such shares are missed or reached by chance.
        SelfTestGoal(
            name: "differences of 3 % that were found", idle: 0.95...1, busy: nil,
            leastComparisons: 150,
            figure: \.foundOfThree),
        SelfTestGoal(
            name: "differences of 6 % that were found", idle: 1...1, busy: 0.95...1,
            leastComparisons: 150,
            figure: \.foundOfSix),
        SelfTestGoal(
            name: "95 % intervals that contain the true ratio", idle: 0.93...0.97,
            busy: 0.93...0.97,
            leastComparisons: 150, figure: \.coverage),
    ]

    package func range(for figures: SelfTestFigures) -> ClosedRange<Double>? {
        figures.isBusy ? busy : idle
    }

    /// Whether there were enough comparisons to judge the goal.
    package func canBeJudged(by figures: SelfTestFigures) -> Bool {
        figures.comparisons >= leastComparisons
    }

    /// Whether the goal is met; nil if there is no goal, or if there were too few comparisons.
    package func isMet(by figures: SelfTestFigures) -> Bool? {
        guard canBeJudged(by: figures) else { return nil }
        return range(for: figures)?.contains(figure(figures))
    }
}
