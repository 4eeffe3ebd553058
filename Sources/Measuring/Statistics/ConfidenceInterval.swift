/// Where the median lies of what figures were drawn from.
///
/// Between two of the figures themselves: the k-th smallest and the k-th largest, with the greatest k that
/// leaves the median outside with no more than the given probability. It supposes nothing of how the figures
/// are spread: David and Nagaraja, "Order Statistics" (3rd edition, 2003), section 7.1.
public struct ConfidenceInterval: Equatable, Codable, Sendable {
    /// The lower end.
    public let lower: Double
    /// The upper end.
    public let upper: Double

    /// How sure one can be of it, unless said otherwise.
    public static let confidence = 0.95

    /// Works it out, or is nil if there are too few figures to be so sure: with 95 %, fewer than six.
    public init?(ofMedianOf figures: [Double], confidence: Double = Self.confidence) {
        let count = figures.count
        let allowed = (1 - confidence) / 2
        let ranks = (0..<count).prefix { rank in
            SignTest.probability(ofAtLeast: count - rank, of: count) <= allowed
        }
        guard let rank = ranks.last else { return nil }
        let sorted = figures.sorted()
        lower = sorted[rank]
        upper = sorted[count - 1 - rank]
    }

    /// The same interval on another scale.
    public func mapped(_ transform: (Double) -> Double) -> ConfidenceInterval {
        ConfidenceInterval(lower: transform(lower), upper: transform(upper))
    }

    init(lower: Double, upper: Double) {
        self.lower = lower
        self.upper = upper
    }

    /// Whether a figure lies within.
    public func contains(_ figure: Double) -> Bool {
        lower <= figure && figure <= upper
    }
}
