import Foundation

extension Double {
    /// The figure with so many places after the point.
    public func formatted(places: Int) -> String {
        formatted(.number.precision(.fractionLength(places)).locale(Self.plain))
    }

    /// The figure with so many digits in all.
    public func formatted(digits: Int) -> String {
        formatted(.number.precision(.significantDigits(digits)).grouping(.never).locale(Self.plain))
    }

    /// The figure with no more digits than it needs, and so many at most.
    public func formatted(upToDigits digits: Int) -> String {
        formatted(
            .number.precision(.significantDigits(1...digits)).grouping(.never).locale(Self.plain))
    }

    /// A point, whatever the language of the machine: tables are compared and read by tools.
    private static let plain = Locale(identifier: "en_US_POSIX")
}
