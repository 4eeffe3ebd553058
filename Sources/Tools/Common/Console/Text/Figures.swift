import Foundation

extension Double {
    /// The figure with `places` digits after the decimal point.
    package func formatted(places: Int) -> String {
        let text = formatted(.number.precision(.fractionLength(places)).locale(Self.plain))
        // What is rounded to zero has no sign.
        return text.contains(/[1-9]/) ? text : String(text.trimmingPrefix("-"))
    }

    /// The share as a percentage, such as `99.7 %` for 0.997.
    package func formattedAsPercentage(places: Int) -> String {
        "\((self * 100).formatted(places: places)) %"
    }

    /// A number of seconds with three digits, in ns, µs, ms or s.
    package var formattedAsTime: String {
        let (factor, unit) =
            switch self {
            case ..<1e-6: (1e9, "ns")
            case ..<1e-3: (1e6, "µs")
            case ..<1: (1e3, "ms")
            default: (1.0, "s")
            }
        let figure = (self * factor).formatted(
            .number.precision(.significantDigits(3)).grouping(.never).locale(Self.plain))
        return "\(figure) \(unit)"
    }

    /// Tables are compared and read by tools, so the decimal separator does not depend on the machine.
    private static let plain = Locale(identifier: "en_US_POSIX")
}

extension Int {
    /// The number with a comma between each three digits, as in `3,614,608`.
    package var grouped: String { formatted(.number.locale(Locale(identifier: "en_US"))) }
}
