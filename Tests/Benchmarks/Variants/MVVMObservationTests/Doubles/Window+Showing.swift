import PocketUI

extension Window {
    /// A window with one screen. It draws a frame, and thereby updates the properties of the screen, when somebody looks.
    static func showing(_ screen: ViewController) -> Window {
        let (window, stack) = (Window(), NavigationController())
        window.rootViewController = stack
        stack.setViewControllers([screen])
        return window
    }
}
