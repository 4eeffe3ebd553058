extension Arguments {
    /// The whole number given with an option.
    func wholeNumber(
        of name: String, default standard: Int, range: ClosedRange<Int>
    ) throws(UsageError) -> Int {
        guard let text = value(of: name) else { return standard }
        guard let number = Int(text), range.contains(number) else {
            let upper = range.upperBound == .max ? "up" : "to \(range.upperBound)"
            throw UsageError(
                "\(name) is \"\(text)\"; it must be a whole number from \(range.lowerBound) \(upper)"
            )
        }
        return number
    }
}
