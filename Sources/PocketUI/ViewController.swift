/// A screen, or a part of one that another screen holds as its child.
@MainActor
open class ViewController {
    /// The name of the screen.
    package var title = ""

    /// Whoever holds this controller on show: a navigation controller, or the screen it is a part of.
    package internal(set) weak var parent: ViewController?

    /// The parts of this screen that have a controller of their own.
    package private(set) var children: [ViewController] = []

    weak var hostWindow: Window?
    private var loadedView: View?
    private var loadingCount = 0

    /// Makes a controller whose view is loaded when it is first needed.
    public init() {}

    /// Wherever the last reference goes, a controller is freed on the main actor, and with it all that it
    /// holds.
    isolated deinit {}

    /// What this controller shows, loaded on first use.
    package var view: View {
        if let loadedView { return loadedView }
        let view = View()
        loadedView = view
        viewDidLoad()
        return view
    }

    /// The window it is on show in.
    package var window: Window? { hostWindow ?? parent?.window }

    /// Called once, when the view is first needed: the place to fill and wire it.
    open func viewDidLoad() {}

    /// Called each time the screen comes on top of the others; passed on to its children.
    open func viewDidAppear() {
        for child in children { child.viewDidAppear() }
    }

    /// Makes `child` a part of this screen, below what is in the view already.
    package func addChild(_ child: ViewController) {
        child.parent = self
        children.append(child)
        view.addSubview(child.view)
    }

    /// Shows a short message over whatever screen is on top; it replaces the one before.
    package func showToast(_ text: String) {
        window?.toast = text
    }

    /// Shows that something is under way. Counted: it shows until it has been hidden as often, so that
    /// two businesses on one screen do not switch each other's off.
    package func showLoading() {
        loadingCount += 1
    }

    /// Takes back one `showLoading`. Hiding what does not show does nothing.
    package func hideLoading() {
        loadingCount = max(0, loadingCount - 1)
    }

    /// Whether this controller, or a part of it, shows that something is under way.
    package var isLoading: Bool {
        loadingCount > 0 || children.contains(where: \.isLoading)
    }
}
