/// A stack of screens, of which the top one shows.
open class NavigationController: ViewController {
    /// The screens, bottom to top.
    package private(set) var viewControllers: [ViewController] = []

    /// The screen that shows.
    package var topViewController: ViewController? { viewControllers.last }

    /// Puts a screen on top, however many there are.
    package func pushViewController(_ viewController: ViewController) {
        viewControllers.append(viewController)
        show(viewController)
    }

    /// Takes the top screen away and lets it go. The bottom one stays.
    package func popViewController() {
        guard viewControllers.count > 1 else { return }
        close(viewControllers.removeLast())
        topViewController.map(show)
    }

    /// Takes all screens but the bottom one away and lets them go.
    package func popToRootViewController() {
        if viewControllers.count > 1 { setViewControllers(Array(viewControllers.prefix(1))) }
    }

    /// Shows these screens, bottom to top, and lets go of those that are no longer among them.
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
