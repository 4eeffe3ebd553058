/// What a person looks at: a stack of screens with a toast over it.
package final class Window {
    /// The stack of screens on show. Setting it lets go of the screens of the one before.
    package var rootViewController: NavigationController? {
        didSet {
            rootViewController?.hostWindow = self
            guard let oldValue, oldValue !== rootViewController else { return }
            oldValue.setViewControllers([])
            oldValue.hostWindow = nil
        }
    }

    /// The message that shows over the top screen, if any.
    package internal(set) var toast: String?

    /// Called with each screen as it is taken off the stack: it is meant to be freed soon after, and
    /// here is where somebody who doubts it can begin to watch.
    package var willClose: ((ViewController) -> Void)?

    /// Makes an empty window.
    package init() {}

    /// The screen on top.
    package var topViewController: ViewController? { rootViewController?.topViewController }

    /// Whether the top screen, or the stack as a whole, shows that something is under way.
    package var isLoading: Bool {
        rootViewController?.isLoading == true || topViewController?.isLoading == true
    }
}
