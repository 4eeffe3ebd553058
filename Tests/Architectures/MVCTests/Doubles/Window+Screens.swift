import PocketUI

extension Window {
    /// Shows a screen, which appears at once, without the rest of the app.
    func show(_ screen: ViewController) {
        let stack = NavigationController()
        rootViewController = stack
        stack.setViewControllers([screen])
    }

    /// Covers the top screen and comes back to it, so that it appears again.
    func coverAndUncover() {
        rootViewController?.pushViewController(ViewController())
        rootViewController?.popViewController()
    }

    func closeScreens() {
        rootViewController?.setViewControllers([])
    }
}
