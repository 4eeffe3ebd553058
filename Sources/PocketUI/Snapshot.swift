/// What a person sees at one moment.
package struct Snapshot: Equatable, Codable, Sendable {
    /// One thing on the top screen.
    package enum Element: Equatable, Codable, Sendable {
        /// A text of one line or more.
        case label(text: String)
        /// A field and what is to be read in it; a secure one shows a dot for each character.
        case field(name: String, text: String, isEnabled: Bool)
        /// A button.
        case button(title: String, isEnabled: Bool)
        /// A table: how long it is, and the rows in sight.
        case table(numberOfRows: Int, firstVisibleRow: Int, visibleRows: [Cell])
    }

    /// The titles of the screens, bottom to top.
    package let screens: [String]

    /// What is on the top screen, in reading order.
    package let elements: [Element]

    /// Whether the loading indicator shows.
    package let isLoading: Bool

    /// The message over the screen.
    package let toast: String?
}

extension Window {
    /// What a person sees now. Complexity: O(screens and what is in sight), however long a table is.
    package var snapshot: Snapshot {
        Snapshot(
            screens: rootViewController?.viewControllers.map(\.title) ?? [],
            elements: visibleElements, isLoading: isLoading, toast: toast)
    }

    /// What is on the top screen, in reading order. Complexity: O(what is in sight).
    package var visibleElements: [Snapshot.Element] {
        var elements: [Snapshot.Element] = []
        topViewController?.view.walkVisible { view in
            if let content = view.content { elements.append(content) }
            return false
        }
        return elements
    }
}

extension Snapshot: CustomStringConvertible {
    /// The screen drawn in plain text, a line for each thing on it.
    package var description: String {
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
