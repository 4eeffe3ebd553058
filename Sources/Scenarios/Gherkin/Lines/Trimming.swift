extension Substring.UnicodeScalarView {
    /// The scalars without the white space at both ends.
    func trimmingWhitespace() -> Self {
        trimming(while: \.properties.isWhitespace)
    }

    /// The scalars without those at both ends that fulfil the condition.
    func trimming(while condition: (Unicode.Scalar) -> Bool) -> Self {
        var trimmed = drop(while: condition)
        while let last = trimmed.last, condition(last) {
            trimmed.removeLast()
        }
        return trimmed
    }
}

extension String {
    /// The text without the white space at both ends.
    func trimmingWhitespace() -> String {
        String(self[...].unicodeScalars.trimmingWhitespace())
    }
}
