/// A stack of screens with a toast over it.
package final class Window {
    /// How often anything that screens show has been set. Looking takes time, so whoever looks again and again compares this
    /// number first.
    package internal(set) static var changes = 0

    /// The stack of screens. Setting it releases the screens of the previous one.
    package var rootViewController: NavigationController? {
        didSet {
            Self.changes += 1
            rootViewController?.hostWindow = self
            guard let oldValue, oldValue !== rootViewController else { return }
            oldValue.replaceScreens(with: [])
            oldValue.hostWindow = nil
        }
    }

    /// The app that this window shows. The window owns it, as a scene owns its delegate in UIKit, so the screens work as
    /// long as the window exists.
    package var app: AnyObject?

    /// The message over the top screen.
    package internal(set) var toast: String? { didSet { Window.changes += 1 } }

    /// Called with each screen that leaves the stack. It should be released soon after, so leak checks start here.
    package var willClose: ((ViewController) -> Void)?

    package init() {}

    package var topViewController: ViewController? { rootViewController?.topViewController }

    /// Whether the top screen or the stack shows the loading indicator.
    package var isLoading: Bool {
        rootViewController?.showsLoading == true || topViewController?.showsLoading == true
    }

    /// Whether a visible controller may need `updateProperties`.
    package var needsFrame: Bool { rootViewController?.needsFrame == true }

    /// Brings the visible controllers up to date. Called whenever somebody looks or acts, which is when UIKit would have
    /// drawn a frame. Complexity: O(visible controllers), or O(1) if nothing has asked for a frame.
    package func drawFrame() {
        if let stack = rootViewController, stack.needsFrame { update(stack) }
    }

    /// Updates the controllers until no frame is needed, because an update may change a value that another controller
    /// observes.
    private func update(_ stack: NavigationController) {
        for _ in 0..<100 where stack.needsFrame {
            stack.needsFrame = false
            stack.updatePropertiesIfNeeded()
        }
        precondition(
            !stack.needsFrame,
            "the update never ends, because controllers keep changing values that others observe"
        )
    }
}
