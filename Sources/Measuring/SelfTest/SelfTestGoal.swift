/// A figure that the harness has to reach.
package struct SelfTestGoal: Sendable {
    package let name: String
    /// On an idle machine; nil if the figure is only said.
    private let idle: ClosedRange<Double>?
    /// With all cores busy.
    private let busy: ClosedRange<Double>?
    private let figure: @Sendable (SelfTestFigures) -> Double

    /// With fewer comparisons such shares are missed or reached by chance, and no goal is judged.
    package static let leastComparisons = 300

    package static let all = [
        SelfTestGoal("identical, called different", idle: 0...0.01, busy: 0...0.01) {
            $0.falseVerdicts
        },
        SelfTestGoal("slower by 3 %, found", idle: 0.9...1, busy: nil) { $0.foundOfThree },
        SelfTestGoal("slower by 6 %, found", idle: 0.99...1, busy: 0.95...1) { $0.foundOfSix },
        SelfTestGoal("95 % intervals that hold the truth", idle: 0.93...0.97, busy: 0.93...0.97) {
            $0.coverage
        },
        SelfTestGoal("error of the ratio, on average", idle: nil, busy: nil) { $0.error },
    ]

    private init(
        _ name: String, idle: ClosedRange<Double>?, busy: ClosedRange<Double>?,
        figure: @escaping @Sendable (SelfTestFigures) -> Double
    ) {
        self.name = name
        self.idle = idle
        self.busy = busy
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
        guard figures.comparisons >= Self.leastComparisons else { return nil }
        return range(whileBusy: isBusy)?.contains(figure(figures))
    }
}
