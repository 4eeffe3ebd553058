import Foundation

/// Positions of figures on a logarithmic axis: equal factors are equally far apart.
///
/// The axis begins and ends at a tick, so no figure lies beyond the last label.
struct LogScale {
    private static let mostTicks = 7

    /// The labelled figures, including the ends of the axis.
    let ticks: [Double]
    private let start: Double
    private let end: Double

    /// Makes an axis for figures. Ignores those that are not finite, or not above 0.
    ///
    /// - Parameters:
    ///   - start: The position of the first tick.
    ///   - end: The position of the last tick; below `start` for an axis that grows upwards.
    ///   - leastFactor: The axis covers at least this factor, so that figures that hardly differ are not drawn
    ///     far apart.
    init(of figures: [Double], from start: Double, to end: Double, leastFactor: Double = 1) {
        let figures = figures.filter { $0.isFinite && $0 > 0 }
        let least = figures.min() ?? 1
        let greatest = figures.max() ?? 1
        let margin = max(1, leastFactor / (greatest / least)).squareRoot()
        let range = (least / margin)...(greatest * margin)
        let candidates = Self.steps.map { Self.ticks(around: range, steps: $0) }
        ticks = candidates.last { $0.count <= Self.mostTicks } ?? candidates[0]
        self.start = start
        self.end = end
    }

    /// The figures at the ends of the axis.
    var domain: ClosedRange<Double> { ticks[0]...ticks[ticks.count - 1] }

    /// The position of a figure. For a figure beyond the axis, or one that is not finite, it is an end of the axis.
    func position(of figure: Double) -> Double {
        guard figure > domain.lowerBound else { return start }
        guard figure < domain.upperBound else { return end }
        let share =
            log(figure / domain.lowerBound) / log(domain.upperBound / domain.lowerBound)
        return start + (end - start) * share
    }

    /// The ticks from the last one below a range to the first one above it.
    private static func ticks(around range: ClosedRange<Double>, steps: [Double]) -> [Double] {
        let first = Int(log10(range.lowerBound).rounded(.down)) - 1
        let last = Int(log10(range.upperBound).rounded(.up)) + 1
        let ticks = (first...last).flatMap { decade in steps.map { $0 * pow(10, Double(decade)) } }
        // Rounding errors must not add a tick.
        let lower = ticks.lastIndex { $0 <= range.lowerBound * (1 + 1e-9) } ?? 0
        let upper = ticks.firstIndex { $0 >= range.upperBound * (1 - 1e-9) } ?? ticks.count - 1
        return lower < upper ? Array(ticks[lower...upper]) : Array(ticks[(lower - 1)...(lower + 1)])
    }

    /// The choices of ticks within a power of ten, coarsest first. Between neighbours there is enough room for labels.
    private static let steps: [[Double]] = [
        [1], [1, 3], [1, 2, 5], [1, 1.5, 2, 3, 5, 7], [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8],
        [1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9],
    ]
}
