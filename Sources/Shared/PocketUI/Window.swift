/// A stack of screens with a toast over it.
package final class Window {
    /// The stack of screens. Setting it releases the screens of the previous one.
    package var rootViewController: NavigationController? {
        didSet {
            rootViewController?.hostWindow = self
            guard let oldValue, oldValue !== rootViewController else { return }
            oldValue.setViewControllers([])
            oldValue.hostWindow = nil
        }
    }

    /// The message over the top screen.
    package internal(set) var toast: String?

    /// Called with each screen that leaves the stack. It should be freed soon after, so leak checks start
    /// here.
    package var willClose: ((ViewController) -> Void)?

    package init() {}

    package var topViewController: ViewController? { rootViewController?.topViewController }

    /// Whether the top screen or the stack shows the loading indicator.
    package var isLoading: Bool {
        rootViewController?.isLoading == true || topViewController?.isLoading == true
    }
}
