extension String {
    /// The text without what a terminal would obey rather than show: control characters, and those that
    /// turn the direction of writing.
    var withoutControls: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        var clean = String.UnicodeScalarView()
        clean.append(contentsOf: unicodeScalars.lazy.filter { !$0.isControl })
        return String(clean)
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool {
        properties.generalCategory == .control || (0x202A...0x202E).contains(value)
            || (0x2066...0x2069).contains(value) || value == 0xFFFD
    }
}
