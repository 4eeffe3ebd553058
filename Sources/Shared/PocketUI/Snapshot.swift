/// What a person sees at a moment.
nonisolated package struct Snapshot: Equatable, Codable, Sendable {
    /// A view on the top screen.
    nonisolated package enum Element: Equatable, Codable, Sendable {
        case label(text: String)
        /// The text is as shown: a dot for each character of a secure field.
        case field(name: String, text: String, isEnabled: Bool)
        case button(title: String, isEnabled: Bool)
        /// A table with its visible rows.
        case table(numberOfRows: Int, firstVisibleRow: Int, visibleRows: [Cell])
    }

    /// The titles, bottom to top.
    package let screens: [String]

    /// The top screen, in reading order.
    package var elements: [Element]

    package let isLoading: Bool

    package let toast: String?
}

extension Window {
    /// What a person sees now. Complexity: O(visible views), however long a table is.
    package var snapshot: Snapshot { snapshot(with: visibleElements) }

    /// What a person sees while the app is in the middle of its work: no view is loaded for it, and no data source is
    /// asked, so a table has no rows.
    package var snapshotAtWork: Snapshot {
        snapshot(
            with: elements(in: topViewController?.viewIfLoaded) { view in
                (view as? TableView)?.content(with: []) ?? view.content
            })
    }

    private func snapshot(with elements: [Snapshot.Element]) -> Snapshot {
        Snapshot(
            screens: rootViewController?.viewControllers.map(\.title) ?? [],
            elements: elements, isLoading: isLoading, toast: toast)
    }

    /// The top screen, in reading order. Complexity: O(visible views).
    package var visibleElements: [Snapshot.Element] {
        drawFrame()
        return elements(in: topViewController?.view) { $0.content }
    }

    private func elements(
        in view: View?, content: (View) -> Snapshot.Element?
    ) -> [Snapshot.Element] {
        var elements: [Snapshot.Element] = []
        view?.walkVisible { view in
            if let content = content(view) { elements.append(content) }
            return false
        }
        return elements
    }
}

extension Snapshot: CustomStringConvertible {
    /// The screen in plain text, with a line for each view.
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
