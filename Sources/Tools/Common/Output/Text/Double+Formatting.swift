import Foundation

extension Double {
    /// The figure with `places` digits after the decimal point.
    package func formatted(places: Int) -> String {
        formatted(.number.precision(.fractionLength(places)).locale(Self.plain))
    }

    /// The figure with `digits` significant digits.
    package func formatted(digits: Int) -> String {
        formatted(.number.precision(.significantDigits(digits)).grouping(.never).locale(Self.plain))
    }

    /// The figure with as many significant digits as it needs, up to a limit.
    package func formatted(upToDigits digits: Int) -> String {
        formatted(
            .number.precision(.significantDigits(1...digits)).grouping(.never).locale(Self.plain))
    }

    /// A share of one, such as `99.7 %`.
    package func formattedAsPercentage(places: Int) -> String {
        "\((self * 100).formatted(places: places)) %"
    }

    /// A number of seconds with three digits, in ns, µs, ms or s.
    package var formattedAsTime: String { formattedAsTime(digits: 3) }

    package func formattedAsTime(digits: Int) -> String {
        asTime { $0.formatted(digits: digits) }
    }

    /// A number of seconds with as many digits as it needs, up to a limit.
    package func formattedAsTime(upToDigits digits: Int) -> String {
        asTime { $0.formatted(upToDigits: digits) }
    }

    private func asTime(_ format: (Double) -> String) -> String {
        switch self {
        case ..<1e-6: "\(format(self * 1e9)) ns"
        case ..<1e-3: "\(format(self * 1e6)) µs"
        case ..<1: "\(format(self * 1e3)) ms"
        default: "\(format(self)) s"
        }
    }

    /// Tables are compared and read by tools, so the decimal separator does not depend on the machine.
    private static let plain = Locale(identifier: "en_US_POSIX")
}
