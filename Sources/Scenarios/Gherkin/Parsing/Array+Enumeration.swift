extension [String] {
    /// The elements as a sentence lists them, such as `one, two or three`.
    func joined(by conjunction: String) -> String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
