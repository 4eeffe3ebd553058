import PocketUI

extension Window {
    /// A window with one screen.
    static func showing(_ screen: ViewController) -> Window {
        let (window, stack) = (Window(), NavigationController())
        window.rootViewController = stack
        stack.setViewControllers([screen])
        return window
    }
}
