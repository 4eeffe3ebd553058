/// A stack of screens. The top one is visible.
open class NavigationController: ViewController {
    /// The screens, bottom to top.
    package private(set) final var viewControllers: [ViewController] = [] {
        didSet { Window.changes += 1 }
    }

    package var topViewController: ViewController? { viewControllers.last }

    package func pushViewController(_ viewController: ViewController) {
        topViewController?.didDisappear()
        viewControllers.append(viewController)
        viewController.parent = self
        show(viewController)
    }

    /// Removes the top screen. The bottom one stays.
    package func popViewController() {
        guard viewControllers.count > 1 else { return }
        close(viewControllers.removeLast())
        if let topViewController { show(topViewController) }
    }

    /// Removes all screens but the bottom one.
    package func popToRootViewController() {
        if viewControllers.count > 1 { replaceScreens(with: Array(viewControllers.prefix(1))) }
    }

    /// Shows these screens, bottom to top, and releases the others. Those that are
    /// covered load when they first come on top, or at once if they have no title yet.
    open func setViewControllers(_ viewControllers: [ViewController]) {
        replaceScreens(with: viewControllers)
    }

    /// `popToRootViewController()` and a change of the window's stack call this directly, so that they don't call an
    /// override of `setViewControllers`.
    final func replaceScreens(with new: [ViewController]) {
        let old = viewControllers
        let kept = Set(new.map(ObjectIdentifier.init))
        for gone in old where !kept.contains(ObjectIdentifier(gone)) { close(gone) }
        viewControllers = new
        for screen in new { screen.parent = self }
        // A person sees all titles, and most screens have theirs once they are loaded.
        for covered in new.dropLast() where covered.title.isEmpty { covered.loadViewIfNeeded() }
        if let top = new.last, top !== old.last {
            old.last?.didDisappear()
            show(top)
        }
    }

    /// Also updates the top screen. The others wait until they are uncovered.
    override func updatePropertiesIfNeeded() {
        super.updatePropertiesIfNeeded()
        topViewController?.updatePropertiesIfNeeded()
    }

    private func show(_ top: ViewController) {
        top.loadViewIfNeeded()
        top.viewDidAppear()
    }

    private func close(_ gone: ViewController) {
        window?.willClose?(gone)
        gone.didDisappear()
        gone.parent = nil
    }
}
