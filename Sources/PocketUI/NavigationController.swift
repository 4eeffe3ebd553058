/// A stack of screens, of which the top one shows.
open class NavigationController: ViewController {
    /// The screens, bottom to top.
    public private(set) var viewControllers: [ViewController] = []

    /// The screen that shows.
    public var topViewController: ViewController? { viewControllers.last }

    /// Puts a screen on top.
    public func pushViewController(_ viewController: ViewController) {
        setViewControllers(viewControllers + [viewController])
    }

    /// Takes the top screen away and lets it go. The bottom one stays.
    public func popViewController() {
        if viewControllers.count > 1 { setViewControllers(viewControllers.dropLast()) }
    }

    /// Takes all screens but the bottom one away and lets them go.
    public func popToRootViewController() {
        if viewControllers.count > 1 { setViewControllers(Array(viewControllers.prefix(1))) }
    }

    /// Shows these screens, bottom to top, and lets go of those that are no longer among them.
    public func setViewControllers(_ new: [ViewController]) {
        let old = viewControllers
        for gone in old where !new.contains(where: { $0 === gone }) {
            window?.willClose?(gone)
            gone.parent = nil
        }
        viewControllers = new
        guard let top = new.last, top !== old.last else { return }
        top.parent = self
        _ = top.view
        top.viewDidAppear()
    }
}
