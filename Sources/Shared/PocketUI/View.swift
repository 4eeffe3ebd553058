/// A part of a screen, with its subviews.
@MainActor
open class View {
    /// Hides the view with all its subviews.
    package final var isHidden = false { didSet { Window.changes += 1 } }

    /// From top to bottom.
    package private(set) final var subviews: [View] = [] { didSet { Window.changes += 1 } }

    /// Public, because the compiler lets a class of another module that inherits a `package`
    /// initializer call itself without end.
    public init() {}

    /// A view is deallocated on the main actor, wherever its last reference is released.
    isolated deinit {}

    /// Adds a view below the others.
    package func addSubview(_ view: View) {
        subviews.append(view)
    }

    /// What a person sees of this view without its subviews.
    var content: Snapshot.Element? { nil }

    /// Calls `body` with this view and all visible views inside it, in reading order,
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

/// Text of one or more lines. Empty text is invisible.
package final class Label: View {
    package var text: String { didSet { Window.changes += 1 } }

    package init(text: String = "") {
        self.text = text
    }

    override var content: Snapshot.Element? {
        text.isEmpty ? nil : .label(text: text)
    }
}
