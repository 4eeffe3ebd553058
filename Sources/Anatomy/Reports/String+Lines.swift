extension String {
    /// The lines, empty ones too.
    var lines: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The text in lines of no more than `width` characters, as far as its words allow.
    ///
    /// - Parameter indent: What stands before the first line, and twice before the others.
    func wrapped(width: Int, indent: String = "") -> String {
        var lines: [String] = []
        var line = indent
        var isEmpty = true
        for word in split(separator: " ") {
            let longer = isEmpty ? line + word : line + " " + word
            if longer.count <= width || isEmpty {
                line = longer
            } else {
                lines.append(line)
                line = indent + indent + word
            }
            isEmpty = false
        }
        return (lines + [line]).joined(separator: "\n")
    }
}
