import Foundation

extension Double {
    /// The figure with `places` digits after the decimal point.
    package func formatted(places: Int) -> String {
        formatted(.number.precision(.fractionLength(places)).locale(Self.plain))
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
    package var formattedAsTime: String {
        asTime {
            $0.formatted(
                .number.precision(.significantDigits(3)).grouping(.never).locale(Self.plain))
        }
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

extension String {
    /// The text with a comma between each three digits of its whole numbers, as in `3,614,608`. Digits after
    /// a decimal point stay as they are.
    package var groupingDigits: String {
        replacing(#/([0-9]+)(\.[0-9]+)?/#) { match in
            Self.grouped(match.1) + (match.2 ?? "")
        }
    }

    private static func grouped(_ digits: Substring) -> String {
        let places = digits.enumerated().map { place, digit in
            place > 0 && (digits.count - place).isMultiple(of: 3) ? ",\(digit)" : String(digit)
        }
        return places.joined()
    }
}
