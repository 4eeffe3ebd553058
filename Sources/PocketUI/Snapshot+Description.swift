extension Snapshot: CustomStringConvertible {
    /// The screen drawn in plain text, a line for each thing on it.
    public var description: String {
        var lines = ["screens: " + screens.joined(separator: " > ")]
        lines += elements.flatMap(\.lines)
        if isLoading { lines.append("(loading)") }
        if let toast { lines.append("toast: \(toast)") }
        return lines.joined(separator: "\n")
    }
}

extension Snapshot.Element {
    fileprivate var lines: [String] {
        switch self {
        case .label(let text):
            [text]
        case .field(let name, let text, let isEnabled):
            ["\(name): [\(text)]" + mark(isEnabled)]
        case .button(let title, let isEnabled):
            ["<\(title)>" + mark(isEnabled)]
        case .table(let numberOfRows, let first, let rows):
            ["table of \(numberOfRows) rows"]
                + rows.enumerated().map { "  \(first + $0 + 1). \($1.title) | \($1.subtitle)" }
        }
    }

    private func mark(_ isEnabled: Bool) -> String {
        isEnabled ? "" : " (disabled)"
    }
}
