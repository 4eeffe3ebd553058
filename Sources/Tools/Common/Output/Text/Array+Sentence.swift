extension [String] {
    /// The elements as a sentence lists them, such as `MVC, MVP and MVVM`.
    package var listed: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}
