import Foundation

/// Where figures go on an axis on which equal factors are equally far apart.
struct LogScale: Equatable {
    /// The least and the greatest figure it has room for.
    let domain: ClosedRange<Double>
    private let start: Double
    private let end: Double

    /// Makes room for figures. Those that are no numbers, or not above 0, have no place on it.
    ///
    /// - Parameters:
    ///   - start: Where the least goes.
    ///   - end: Where the greatest goes; below `start` for an axis that grows upwards.
    init(of figures: [Double], from start: Double, to end: Double) {
        let figures = figures.filter { $0.isFinite && $0 > 0 }
        let least = figures.min() ?? 1
        let greatest = figures.max() ?? 1
        // A little room at both ends, and some width even if all figures are the same.
        let room = max(1.05, pow(greatest / least, 0.04))
        domain = (least / room)...(greatest * room)
        self.start = start
        self.end = end
    }

    /// The place of a figure; at the ends of the axis for those beyond, and for those that are no number.
    func position(of figure: Double) -> Double {
        guard figure > domain.lowerBound else { return start }
        guard figure < domain.upperBound else { return end }
        let share =
            log(figure / domain.lowerBound) / log(domain.upperBound / domain.lowerBound)
        return start + (end - start) * share
    }

    /// Round figures to be marked: from three to nine of them, unless there are no powers of ten enough.
    var ticks: [Double] {
        let candidates = Self.rounds.map { round in
            decades.flatMap { decade in round.map { $0 * decade } }.filter(domain.contains)
        }
        return candidates.first { (3...9).contains($0.count) }
            ?? candidates.max { $0.count < $1.count && $1.count <= 9 } ?? []
    }

    private var decades: [Double] {
        let first = Int(log10(domain.lowerBound).rounded(.down))
        let last = Int(log10(domain.upperBound).rounded(.up))
        return (first...last).map { pow(10, Double($0)) }
    }

    /// What is round within a power of ten, coarsest first.
    private static let rounds: [[Double]] = [
        [1], [1, 3], [1, 2, 5], [1, 1.5, 2, 3, 5, 7],
        stride(from: 1, to: 10, by: 0.5).map { $0 }, stride(from: 1, to: 10, by: 0.1).map { $0 },
    ]
}
