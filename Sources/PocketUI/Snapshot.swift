/// What a person sees at one moment.
public struct Snapshot: Equatable, Codable, Sendable {
    /// One thing on the top screen.
    public enum Element: Equatable, Codable, Sendable {
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
    public let screens: [String]

    /// What is on the top screen, in reading order.
    public let elements: [Element]

    /// Whether the loading indicator shows.
    public let isLoading: Bool

    /// The message over the screen.
    public let toast: String?
}

extension Window {
    /// What a person sees now. Complexity: O(screens and what is in sight), however long a table is.
    public var snapshot: Snapshot {
        Snapshot(
            screens: rootViewController?.viewControllers.map(\.title) ?? [],
            elements: visibleElements, isLoading: isLoading, toast: toast)
    }

    /// What is on the top screen, in reading order. Complexity: O(what is in sight).
    public var visibleElements: [Snapshot.Element] {
        var elements: [Snapshot.Element] = []
        topViewController?.view.walkVisible { view in
            if let content = view.content { elements.append(content) }
            return false
        }
        return elements
    }
}
