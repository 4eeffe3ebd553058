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
