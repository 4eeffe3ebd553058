/// A figure that the harness has to reach.
package struct SelfTestGoal: Sendable {
    package let name: String
    /// On an idle machine; nil if the figure is only said.
    private let idle: ClosedRange<Double>?
    /// With all cores busy.
    private let busy: ClosedRange<Double>?
    private let figure: @Sendable (SelfTestFigures) -> Double

    /// With fewer comparisons of each kind the goal is not judged.
    private let leastComparisons: Int

    package static let all = [
        SelfTestGoal("identical, called different", idle: 0...0.01, busy: 0...0.01) {
            $0.falseVerdicts
        },
        SelfTestGoal("error of the ratio, on average", idle: 0...0.005, busy: 0...0.005) {
            $0.error
        },
        // With few comparisons, such shares are missed or reached by chance.
        SelfTestGoal("slower by 3 %, found", idle: 0.9...1, busy: nil, leastComparisons: 200) {
            $0.foundOfThree
        },
        SelfTestGoal(
            "slower by 6 %, found", idle: 0.99...1, busy: 0.95...1, leastComparisons: 200
        ) { $0.foundOfSix },
        SelfTestGoal(
            "95 % intervals that hold the truth", idle: 0.93...0.97, busy: 0.93...0.97,
            leastComparisons: 300
        ) { $0.coverage },
    ]

    private init(
        _ name: String, idle: ClosedRange<Double>?, busy: ClosedRange<Double>?,
        leastComparisons: Int = 1,
        figure: @escaping @Sendable (SelfTestFigures) -> Double
    ) {
        self.name = name
        self.idle = idle
        self.busy = busy
        self.leastComparisons = leastComparisons
        self.figure = figure
    }

    package func range(whileBusy isBusy: Bool) -> ClosedRange<Double>? {
        isBusy ? busy : idle
    }

    package func reached(in figures: SelfTestFigures) -> Double {
        figure(figures)
    }

    /// Nil if there is no goal, or too few comparisons to tell.
    package func isMet(by figures: SelfTestFigures, whileBusy isBusy: Bool) -> Bool? {
        guard figures.comparisons >= leastComparisons else { return nil }
        return range(whileBusy: isBusy)?.contains(figure(figures))
    }
}
