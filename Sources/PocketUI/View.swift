/// Something on a screen: itself, and what stands inside it from top to bottom.
@MainActor
open class View {
    /// Whether a person is kept from seeing this view and all that stands inside it.
    package var isHidden = false

    /// What stands inside, from top to bottom.
    package private(set) var subviews: [View] = []

    /// Makes an empty view.
    public init() {}

    /// Wherever the last reference goes, a view is freed on the main actor.
    isolated deinit {}

    /// Puts a view below all that are inside already.
    package func addSubview(_ view: View) {
        subviews.append(view)
    }

    /// What a person sees of this view itself; containers show nothing of their own.
    var content: Snapshot.Element? { nil }

    /// Calls `body` with this view and everything inside it that a person can see, in reading order,
    /// until `body` returns true.
    ///
    /// - Returns: Whether `body` returned true.
    @discardableResult
    func walkVisible(_ body: (View) -> Bool) -> Bool {
        if isHidden { return false }
        if body(self) { return true }
        return subviews.contains { $0.walkVisible(body) }
    }
}

/// A text to read, of one line or more. An empty one shows nothing.
package final class Label: View {
    /// What the label says.
    package var text: String

    /// Makes a label.
    package init(text: String = "") {
        self.text = text
    }

    override var content: Snapshot.Element? {
        text.isEmpty ? nil : .label(text: text)
    }
}
