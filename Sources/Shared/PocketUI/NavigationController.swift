/// A stack of screens. The top one is visible.
open class NavigationController: ViewController {
    /// The screens, bottom to top.
    package private(set) final var viewControllers: [ViewController] = []

    package var topViewController: ViewController? { viewControllers.last }

    package func pushViewController(_ viewController: ViewController) {
        viewControllers.append(viewController)
        show(viewController)
    }

    /// Removes the top screen. The bottom one stays.
    package func popViewController() {
        guard viewControllers.count > 1 else { return }
        close(viewControllers.removeLast())
        topViewController.map(show)
    }

    /// Removes all screens but the bottom one.
    package func popToRootViewController() {
        if viewControllers.count > 1 { setViewControllers(Array(viewControllers.prefix(1))) }
    }

    /// Shows these screens, bottom to top, and releases the others.
    package func setViewControllers(_ new: [ViewController]) {
        let old = viewControllers
        let kept = Set(new.map(ObjectIdentifier.init))
        for gone in old where !kept.contains(ObjectIdentifier(gone)) { close(gone) }
        viewControllers = new
        if let top = new.last, top !== old.last { show(top) }
    }

    private func show(_ top: ViewController) {
        top.parent = self
        _ = top.view
        top.viewDidAppear()
    }

    private func close(_ gone: ViewController) {
        window?.willClose?(gone)
        gone.parent = nil
    }
}
